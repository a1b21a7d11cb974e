-- Lengths of long lists: see row_counts in the schema.
SELECT protect_tenant_table('row_counts');
--> statement-breakpoint
-- Adds up what a clinic has of one table, now and then. Rows that another transaction is adding up are
-- left to it, and a sum is written in the same statement that removes its parts: readers see either.
CREATE FUNCTION fold_row_counts(clinic integer, counted text) RETURNS void
LANGUAGE sql AS $$
  WITH parts AS (
    DELETE FROM row_counts r
    WHERE (r.clinic_id, r.entity, r.id) IN (
      SELECT clinic_id, entity, id FROM row_counts
      WHERE clinic_id = clinic AND entity = counted
      FOR UPDATE SKIP LOCKED
    )
    RETURNING r.change
  )
  INSERT INTO row_counts (clinic_id, entity, change)
  SELECT clinic, counted, sum(change) FROM parts HAVING count(*) > 0
$$;
--> statement-breakpoint
CREATE FUNCTION count_added_rows() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  clinic integer;
BEGIN
  FOR clinic IN
    INSERT INTO row_counts (clinic_id, entity, change)
    SELECT clinic_id, TG_TABLE_NAME, count(*) FROM added WHERE archived_at IS NULL GROUP BY clinic_id
    RETURNING clinic_id
  LOOP
    IF random() < 0.02 THEN
      PERFORM fold_row_counts(clinic, TG_TABLE_NAME);
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION count_removed_rows() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO row_counts (clinic_id, entity, change)
  SELECT clinic_id, TG_TABLE_NAME, -count(*) FROM removed WHERE archived_at IS NULL GROUP BY clinic_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION count_archived_row() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO row_counts (clinic_id, entity, change)
  VALUES (NEW.clinic_id, TG_TABLE_NAME, CASE WHEN NEW.archived_at IS NULL THEN 1 ELSE -1 END);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Keeps the length of a table's lists from now on, beginning with what it holds.
CREATE FUNCTION count_rows(target regclass) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'CREATE TRIGGER count_added AFTER INSERT ON %s REFERENCING NEW TABLE AS added
     FOR EACH STATEMENT EXECUTE FUNCTION count_added_rows()', target);
  EXECUTE format(
    'CREATE TRIGGER count_removed AFTER DELETE ON %s REFERENCING OLD TABLE AS removed
     FOR EACH STATEMENT EXECUTE FUNCTION count_removed_rows()', target);
  EXECUTE format(
    'CREATE TRIGGER count_archived AFTER UPDATE OF archived_at ON %s FOR EACH ROW
     WHEN ((OLD.archived_at IS NULL) <> (NEW.archived_at IS NULL))
     EXECUTE FUNCTION count_archived_row()', target);
  PERFORM recount_rows(target);
END
$$;
--> statement-breakpoint
-- Counts a table anew: at first, and after rows came in without their triggers.
CREATE FUNCTION recount_rows(target regclass) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  scope text := coalesce(current_setting('app.scope', true), '');
BEGIN
  PERFORM set_config('app.scope', 'platform', true);
  DELETE FROM row_counts WHERE entity = target::text;
  EXECUTE format(
    'INSERT INTO row_counts (clinic_id, entity, change)
     SELECT clinic_id, %L, count(*) FROM %s WHERE archived_at IS NULL GROUP BY clinic_id',
    target::text, target);
  PERFORM set_config('app.scope', scope, true);
END
$$;
--> statement-breakpoint
SELECT count_rows('patients');
--> statement-breakpoint
SELECT count_rows('products');
--> statement-breakpoint
SELECT count_rows('appointments');
--> statement-breakpoint
SELECT count_rows('treatment_plans');
--> statement-breakpoint
SELECT count_rows('transcriptions');
--> statement-breakpoint
SELECT count_rows('payments');
--> statement-breakpoint
SELECT count_rows('financial_documents');
--> statement-breakpoint
SELECT count_rows('product_financial');
