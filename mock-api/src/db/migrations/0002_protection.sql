-- Who sees which rows. A table that is missing here is found by protection.test.ts.
SELECT protect_tenant_table('meta_roles');
--> statement-breakpoint
SELECT protect_tenant_table('doctor_types');
--> statement-breakpoint
SELECT protect_tenant_table('users');
--> statement-breakpoint
SELECT protect_tenant_table('service_categories');
--> statement-breakpoint
SELECT protect_tenant_table('services');
--> statement-breakpoint
SELECT protect_tenant_table('product_types');
--> statement-breakpoint
SELECT protect_tenant_table('product_categories');
--> statement-breakpoint
SELECT protect_tenant_table('products');
--> statement-breakpoint
SELECT protect_tenant_table('product_financial');
--> statement-breakpoint
SELECT protect_tenant_table('stock_movements');
--> statement-breakpoint
SELECT protect_tenant_table('patients');
--> statement-breakpoint
SELECT protect_tenant_table('appointments');
--> statement-breakpoint
SELECT protect_tenant_table('financial_documents');
--> statement-breakpoint
SELECT protect_tenant_table('notifications');
--> statement-breakpoint
SELECT protect_tenant_table('files');
--> statement-breakpoint
SELECT protect_tenant_table('counters');
--> statement-breakpoint
SELECT protect_tenant_table('audit_log');
--> statement-breakpoint
SELECT protect_tenant_table('sms_outbox');
--> statement-breakpoint
SELECT protect_tenant_table('clinics', 'id');
--> statement-breakpoint
SELECT protect_platform_table('clinic_categories');
--> statement-breakpoint
SELECT protect_platform_table('general_settings');
--> statement-breakpoint
SELECT protect_platform_table('sessions');
--> statement-breakpoint
SELECT protect_platform_table('otp_requests');
--> statement-breakpoint
SELECT protect_platform_table('idempotency_keys');
--> statement-breakpoint
SELECT protect_platform_table('releases');
--> statement-breakpoint
SELECT protect_platform_table('activations');
--> statement-breakpoint
SELECT make_append_only('audit_log');
--> statement-breakpoint
SELECT make_append_only('stock_movements');

--> statement-breakpoint
-- Filling a table with chosen ids moves its counter on.
GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA public TO ziba_app;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT, UPDATE ON SEQUENCES TO ziba_app;
