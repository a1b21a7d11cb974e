-- Who sees which rows of the table of 0045.
SELECT protect_tenant_table('patient_alerts');
