-- How often the platform is backed up, and how many backups are kept; since when a backup waits for its test.
ALTER TABLE general_settings
  ADD COLUMN backup_every_days integer NOT NULL DEFAULT 30,
  ADD COLUMN backup_keep integer NOT NULL DEFAULT 12,
  ADD CONSTRAINT general_settings_backup_plan
    CHECK (backup_every_days BETWEEN 1 AND 365 AND backup_keep BETWEEN 1 AND 120);
--> statement-breakpoint
ALTER TABLE backups ADD COLUMN verify_requested_at timestamptz;
--> statement-breakpoint
-- A refund to a clinic is a payment below zero, with its reason.
ALTER TABLE platform_payments
  ADD COLUMN reason text,
  DROP CONSTRAINT platform_payments_amount,
  ADD CONSTRAINT platform_payments_amount CHECK (amount > 0 OR (amount < 0 AND reason IS NOT NULL));
