CREATE TABLE "installation" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "installation_is_one" CHECK ("installation"."is_only")
);

--> statement-breakpoint
SELECT protect_platform_table('installation');
