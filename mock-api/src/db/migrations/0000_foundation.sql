-- What the tables stand on: Persian order, search, tenants and the role that row-level security binds.
-- Applies on PostgreSQL 15 and newer and on PGlite.

-- Persian alphabetical order; the default of a database puts پ چ ژ ک گ ی last.
CREATE COLLATION IF NOT EXISTS fa_icu (provider = icu, locale = 'fa-IR');
--> statement-breakpoint
-- The same rule as searchText of @ziba/shared/contracts/normalise; search-text.test.ts holds them together.
CREATE FUNCTION search_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(trim(regexp_replace(
  regexp_replace(
    translate(
      normalize(value, NFKC),
      'يىك۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩',
      'ییک01234567890123456789'
    ),
    '[\u0001-\u0008\u000b-\u001f\u007f\u200b\u200d-\u200f\u202a-\u202e\u2066-\u2069\ufeff\u064b-\u065f\u0640]',
    '', 'g'
  ),
  '[\u200c\s]+', ' ', 'g'
)) COLLATE fa_icu);
--> statement-breakpoint
-- The clinic of the running transaction, null outside one. A rollback leaves '' behind, hence nullif.
CREATE FUNCTION current_clinic() RETURNS integer
LANGUAGE sql STABLE PARALLEL SAFE
RETURN nullif(current_setting('app.clinic_id', true), '')::integer;
--> statement-breakpoint
-- Whether the running transaction is work of the system itself.
CREATE FUNCTION is_platform_scope() RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE
RETURN coalesce(current_setting('app.scope', true) = 'platform', false);
--> statement-breakpoint
-- Roles belong to the whole server, so another database of it, or its administrator, may have made this
-- one already. An owner who may not make roles is enough then.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'ziba_app') THEN
    CREATE ROLE ziba_app NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL;
END
$$;
--> statement-breakpoint
-- Only a member may `set role`. A superuser needs no grant; whoever may not grant must be a member already.
DO $$
BEGIN
  IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    EXECUTE format('GRANT ziba_app TO %I', current_user);
  END IF;
EXCEPTION WHEN insufficient_privilege THEN
  IF NOT pg_has_role(current_user, 'ziba_app', 'MEMBER') THEN
    RAISE EXCEPTION 'role % must be a member of role ziba_app: GRANT ziba_app TO %', current_user, current_user;
  END IF;
END
$$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO ziba_app;
--> statement-breakpoint
-- Every table with clinics' rows goes through this: a transaction sees the rows of its clinic, or, as
-- work of the system, all rows. Without either it sees none.
CREATE FUNCTION protect_tenant_table(target regclass, clinic_column name DEFAULT 'clinic_id') RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format(
    'CREATE POLICY own_clinic ON %s USING (%I = current_clinic()) WITH CHECK (%I = current_clinic())',
    target, clinic_column, clinic_column
  );
  EXECUTE format(
    'CREATE POLICY platform_scope ON %s USING (is_platform_scope()) WITH CHECK (is_platform_scope())',
    target
  );
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO ziba_app', target);
END
$$;
--> statement-breakpoint
-- Every table without a clinic goes through this: only work of the system sees it.
CREATE FUNCTION protect_platform_table(target regclass) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format(
    'CREATE POLICY platform_scope ON %s USING (is_platform_scope()) WITH CHECK (is_platform_scope())',
    target
  );
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO ziba_app', target);
END
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
-- Rows of an append-only table are written once, whoever asks.
CREATE FUNCTION make_append_only(target regclass) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %s FROM ziba_app', target);
  EXECUTE format(
    'CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON %s
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
    target
  );
END
$$;
