-- Why an invoice of the platform was voided.
ALTER TABLE invoices ADD COLUMN void_reason text;
