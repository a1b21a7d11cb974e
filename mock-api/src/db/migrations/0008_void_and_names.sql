ALTER TABLE "product_categories" DROP CONSTRAINT "product_categories_name";--> statement-breakpoint
ALTER TABLE "product_types" DROP CONSTRAINT "product_types_name";--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_quantity";--> statement-breakpoint
ALTER TABLE "financial_info" ALTER COLUMN "monthly_leave" SET DATA TYPE numeric(5, 2);--> statement-breakpoint
ALTER TABLE "financial_info" ALTER COLUMN "yearly_leave" SET DATA TYPE numeric(5, 2);--> statement-breakpoint
ALTER TABLE "financial_documents" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "financial_documents" ADD COLUMN "void_reason" text;--> statement-breakpoint
ALTER TABLE "product_financial" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_financial" ADD COLUMN "void_reason" text;--> statement-breakpoint
CREATE UNIQUE INDEX "product_categories_name" ON "product_categories" USING btree ("clinic_id","name") WHERE "product_categories"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "product_types_name" ON "product_types" USING btree ("clinic_id","name") WHERE "product_types"."archived_at" is null;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_quantity" CHECK (("stock_movements"."quantity" <> 0 or "stock_movements"."kind" = 'count') and "stock_movements"."stock_after" >= 0);