-- Who sees which rows of the table of 0065.
SELECT protect_tenant_table('visit_notes');
