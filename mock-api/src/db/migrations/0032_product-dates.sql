-- The date of a product is the day on which it expires or by which it has to be serviced.
ALTER TABLE "products" ADD COLUMN "date_kind" text DEFAULT 'expiry' NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_date_kind" CHECK ("products"."date_kind" in ('expiry', 'service'));
