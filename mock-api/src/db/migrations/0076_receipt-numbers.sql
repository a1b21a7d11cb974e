-- The receipts of payments are counted for each clinic. Those of payments so far keep their number: the id of the payment.
ALTER TABLE "payments" ADD COLUMN "receipt_number" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_receipt_number" UNIQUE("clinic_id","receipt_number");--> statement-breakpoint
SELECT set_config('app.scope', 'platform', true);
--> statement-breakpoint
INSERT INTO counters (clinic_id, name, value)
  SELECT clinic_id, 'receipt', max(id) FROM payments GROUP BY clinic_id;
--> statement-breakpoint
SELECT set_config('app.scope', '', true);
