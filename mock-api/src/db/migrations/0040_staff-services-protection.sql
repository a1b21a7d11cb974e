-- Who sees which rows of the table of 0039.
SELECT protect_tenant_table('staff_services');
