-- The class of a drug, and why a prescription was written against a warning.
ALTER TABLE "drugs" ADD COLUMN "drug_class" text;
--> statement-breakpoint
ALTER TABLE "drugs" ADD CONSTRAINT "drugs_class" CHECK ("drugs"."drug_class" in ('penicillin', 'cephalosporin', 'macrolide', 'quinolone', 'tetracycline', 'sulfonamide', 'nsaid', 'opioid', 'local_anesthetic', 'retinoid', 'statin', 'anticoagulant', 'azole', 'botulinum'));
--> statement-breakpoint
ALTER TABLE "transcriptions" ADD COLUMN "risk_reason" text;
--> statement-breakpoint
ALTER TABLE "transcriptions" ADD COLUMN "risk_notes" text;
