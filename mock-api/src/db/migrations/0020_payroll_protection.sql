-- Who sees which rows of the tables of 0019.
SELECT protect_tenant_table('payroll_adjustments');
--> statement-breakpoint
SELECT protect_tenant_table('payroll_runs');
--> statement-breakpoint
SELECT protect_tenant_table('payroll_lines');
