-- How a clinic prints, numbers its plans and keeps the texts of its messages; null is the product's own way.
ALTER TABLE "clinics" ADD COLUMN "print_header" text;--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "print_footer" text;--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "plan_code_prefix" text;--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "sms_keep_months" smallint;--> statement-breakpoint
ALTER TABLE "clinics" ADD CONSTRAINT "clinics_plan_code_prefix" CHECK ("clinics"."plan_code_prefix" ~ '^[A-Za-z0-9-]*[A-Za-z-]$');--> statement-breakpoint
ALTER TABLE "clinics" ADD CONSTRAINT "clinics_sms_keep_months" CHECK ("clinics"."sms_keep_months" between 3 and 120);
