-- Stock that was there before lots were is one lot of each product; documents that were there before the
-- accounts of the staff were have their entries.
SELECT set_config('app.scope', 'platform', true);
--> statement-breakpoint
INSERT INTO stock_lots (clinic_id, product_id, expires_on, quantity)
SELECT clinic_id, id, expiration_or_service, stock FROM products WHERE stock > 0 ORDER BY id;
--> statement-breakpoint
INSERT INTO staff_ledger (clinic_id, staff_id, kind, amount, financial_document_id, created_at)
SELECT d.clinic_id, d.user_id, entry.kind, entry.amount, d.id, d.created_at
FROM financial_documents d
CROSS JOIN LATERAL (VALUES
  ('salary', d.calculated_salary_this_month),
  ('payment', -d.paid_amount),
  ('debt', CASE WHEN d.document_type = 'اضافه کردن / کم کردن بدهی' THEN d.carried_forward END),
  ('credit', CASE WHEN d.document_type = 'اضافه کردن / کم کردن طلب' THEN -d.previous_credit END)
) AS entry (kind, amount)
WHERE entry.amount <> 0
ORDER BY d.id;
