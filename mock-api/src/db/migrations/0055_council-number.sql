-- The number under which the medical council knows a doctor; it stands on prescriptions.
ALTER TABLE "users" ADD COLUMN "medicalCouncilNumber" text;
