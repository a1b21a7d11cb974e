-- The messages of one patient are listed in the file.
CREATE INDEX "sms_messages_patient" ON "sms_messages" USING btree ("clinic_id","patient_id","created_at");