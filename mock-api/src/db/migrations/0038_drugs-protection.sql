-- Who sees which rows of the tables of 0037.
SELECT protect_tenant_table('drugs');
--> statement-breakpoint
SELECT protect_tenant_table('favourite_drugs');
