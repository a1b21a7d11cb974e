ALTER TABLE "internal_service_documents" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "internal_service_documents" ADD COLUMN "void_reason" text;--> statement-breakpoint
ALTER TABLE "internal_service_documents" ADD CONSTRAINT "internal_service_documents_void" CHECK (("internal_service_documents"."voided_at" is null) = ("internal_service_documents"."void_reason" is null));
