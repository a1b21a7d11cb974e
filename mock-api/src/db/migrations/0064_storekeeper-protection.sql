-- Who sees which rows of the tables of 0067.
SELECT protect_tenant_table('stock_deliveries');
--> statement-breakpoint
SELECT protect_tenant_table('stock_counts');
--> statement-breakpoint
SELECT protect_tenant_table('stock_count_lines');
