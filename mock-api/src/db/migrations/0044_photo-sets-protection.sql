-- Who sees which rows of the tables of 0043.
SELECT protect_tenant_table('photo_sets');
--> statement-breakpoint
SELECT protect_tenant_table('photos');
--> statement-breakpoint
-- No pictures are added to a file that was merged into another one.
SELECT refuse_rows_of_merged('photo_sets');
