-- A cancelled appointment gives its discount back; when the cancellation is undone, it has it again.
CREATE FUNCTION give_discount_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE discount_codes c SET used = c.used + CASE WHEN NEW.status = 'canceled' THEN -1 ELSE 1 END
  FROM discount_uses u
  WHERE u.clinic_id = NEW.clinic_id AND u.appointment_id = NEW.id
    AND c.clinic_id = u.clinic_id AND c.id = u.discount_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER give_discount_back AFTER UPDATE ON appointments FOR EACH ROW
WHEN ((OLD.status = 'canceled') <> (NEW.status = 'canceled')) EXECUTE FUNCTION give_discount_back();
--> statement-breakpoint
SELECT set_config('app.scope', 'platform', true);
--> statement-breakpoint
UPDATE discount_codes c SET used = c.used - gone.uses
FROM (
  SELECT u.clinic_id, u.discount_id, count(*)::int AS uses
  FROM discount_uses u JOIN appointments a ON a.clinic_id = u.clinic_id AND a.id = u.appointment_id
  WHERE a.status = 'canceled' GROUP BY u.clinic_id, u.discount_id
) gone
WHERE c.clinic_id = gone.clinic_id AND c.id = gone.discount_id AND c.used >= gone.uses;
--> statement-breakpoint
SELECT set_config('app.scope', '', true);
