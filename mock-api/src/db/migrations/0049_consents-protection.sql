-- Who sees which rows of the tables of 0048.
SELECT protect_tenant_table('consent_templates');
--> statement-breakpoint
SELECT protect_tenant_table('consent_template_services');
--> statement-breakpoint
SELECT protect_tenant_table('consent_versions');
--> statement-breakpoint
-- A signed text stays as it was signed.
SELECT make_append_only('consent_versions');
--> statement-breakpoint
SELECT protect_tenant_table('patient_consents');
--> statement-breakpoint
SELECT refuse_rows_of_merged('patient_consents');
