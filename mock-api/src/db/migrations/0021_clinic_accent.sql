ALTER TABLE "clinics" ADD COLUMN "accent_color" text;--> statement-breakpoint
ALTER TABLE "clinics" ADD CONSTRAINT "clinics_accent_color" CHECK ("clinics"."accent_color" ~ '^#[0-9a-f]{6}$');