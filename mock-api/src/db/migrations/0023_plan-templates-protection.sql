-- Who sees which rows of the table of 0022.
SELECT protect_tenant_table('plan_templates');
