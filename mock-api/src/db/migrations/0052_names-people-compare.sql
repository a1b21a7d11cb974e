-- The same rule as searchText of @ziba/shared/contracts/normalise, with the characters of contracts/characters;
-- search-text.test.ts compares them character by character.
CREATE OR REPLACE FUNCTION search_spelling(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(trim(regexp_replace(
  regexp_replace(
    translate(
      normalize(value, NFKC),
      'أإآٱٲٳيىئۍےۓېێكڪڬڭؤۆۇۈةۀھہۂۃە‐‑‒–—―−۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩',
      'ااااااییییییییککککووووههههههه-------01234567890123456789'
    ),
    '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200d-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u0610-\u061a\u0621\u0640\u064b-\u065f\u0670\u0674\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u08ca-\u08e1\u08e3-\u08ff\ufe00-\ufe0f]',
    '', 'g'
  ),
  '[\u200c\s\u1680\u2028\u2029]+', ' ', 'g'
)) COLLATE fa_icu);
--> statement-breakpoint
-- A name as people compare it: nameKey of @ziba/shared/contracts/normalise.
CREATE FUNCTION name_key(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(search_spelling(value), '(?<![0-9]) | (?![0-9])', '', 'g');
--> statement-breakpoint
ALTER TABLE "clinic_categories" DROP CONSTRAINT "clinic_categories_name";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_product_code";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_accounting_code";--> statement-breakpoint
ALTER TABLE "service_categories" DROP CONSTRAINT "service_categories_name";--> statement-breakpoint
DROP INDEX "clinics_identity";--> statement-breakpoint
DROP INDEX "drugs_name";--> statement-breakpoint
DROP INDEX "discount_codes_code";--> statement-breakpoint
DROP INDEX "product_categories_name";--> statement-breakpoint
DROP INDEX "product_types_name";--> statement-breakpoint
DROP INDEX "rings_name";--> statement-breakpoint
DROP INDEX "metadata_templates_name";--> statement-breakpoint
DROP INDEX "doctor_types_name";--> statement-breakpoint
DROP INDEX "meta_roles_name";--> statement-breakpoint
DROP INDEX "users_username";--> statement-breakpoint
DROP INDEX "users_email";--> statement-breakpoint
DROP INDEX "users_national_code";--> statement-breakpoint
DROP INDEX "users_system_code";--> statement-breakpoint
-- Names that nobody can tell apart: each but the first gets its number behind it.
UPDATE "clinic_categories" SET "name" = "name" || ' (' || id || ')' WHERE id IN (
  SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY name_key(name) ORDER BY id) AS place
    FROM "clinic_categories" WHERE archived_at IS NULL
  ) AS ordered WHERE place > 1
);
--> statement-breakpoint
UPDATE "service_categories" SET "name" = "name" || ' (' || id || ')' WHERE id IN (
  SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY clinic_id, name_key(name) ORDER BY id) AS place
    FROM "service_categories" WHERE archived_at IS NULL
  ) AS ordered WHERE place > 1
);
--> statement-breakpoint
UPDATE "product_categories" SET "name" = "name" || ' (' || id || ')' WHERE id IN (
  SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY clinic_id, name_key(name) ORDER BY id) AS place
    FROM "product_categories" WHERE archived_at IS NULL
  ) AS ordered WHERE place > 1
);
--> statement-breakpoint
UPDATE "product_types" SET "name" = "name" || ' (' || id || ')' WHERE id IN (
  SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY clinic_id, name_key(name) ORDER BY id) AS place
    FROM "product_types" WHERE archived_at IS NULL
  ) AS ordered WHERE place > 1
);
--> statement-breakpoint
UPDATE "rings" SET "name" = "name" || ' (' || id || ')' WHERE id IN (
  SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY name_key(name) ORDER BY id) AS place
    FROM "rings" WHERE archived_at IS NULL
  ) AS ordered WHERE place > 1
);
--> statement-breakpoint
UPDATE "metadata_templates" SET "name" = "name" || ' (' || id || ')' WHERE id IN (
  SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY kind, name_key(name) ORDER BY id) AS place
    FROM "metadata_templates" WHERE archived_at IS NULL
  ) AS ordered WHERE place > 1
);
--> statement-breakpoint
UPDATE "doctor_types" SET "name" = "name" || ' (' || id || ')' WHERE id IN (
  SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY clinic_id, name_key(name) ORDER BY id) AS place
    FROM "doctor_types" WHERE archived_at IS NULL
  ) AS ordered WHERE place > 1
);
--> statement-breakpoint
UPDATE "meta_roles" SET "name" = "name" || ' (' || id || ')' WHERE id IN (
  SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY clinic_id, name_key(name) ORDER BY id) AS place
    FROM "meta_roles" WHERE archived_at IS NULL
  ) AS ordered WHERE place > 1
);
--> statement-breakpoint
UPDATE "clinics" SET "name" = "name" || ' (' || id || ')' WHERE id IN (
  SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY name_key(name), responsible_national_id ORDER BY id) AS place
    FROM "clinics" WHERE archived_at IS NULL
  ) AS ordered WHERE place > 1
);
--> statement-breakpoint
UPDATE "drugs" SET "name" = "name" || ' (' || id || ')' WHERE id IN (
  SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY clinic_id, name_key(name), name_key(coalesce(form, '')), name_key(coalesce(strength, '')) ORDER BY id) AS place
    FROM "drugs" WHERE archived_at IS NULL
  ) AS ordered WHERE place > 1
);
--> statement-breakpoint
UPDATE "discount_codes" SET "code" = "code" || ' (' || id || ')' WHERE id IN (
  SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY clinic_id, name_key(code) ORDER BY id) AS place
    FROM "discount_codes" WHERE archived_at IS NULL
  ) AS ordered WHERE place > 1
);
--> statement-breakpoint
CREATE UNIQUE INDEX "clinic_categories_name" ON "clinic_categories" USING btree (name_key("name")) WHERE "clinic_categories"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "products_product_code" ON "products" USING btree ("clinic_id","product_code") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "products_accounting_code" ON "products" USING btree ("clinic_id","accounting_code") WHERE "products"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "service_categories_name" ON "service_categories" USING btree ("clinic_id",name_key("name")) WHERE "service_categories"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "clinics_identity" ON "clinics" USING btree (name_key("name"),"responsible_national_id") WHERE "clinics"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "drugs_name" ON "drugs" USING btree ("clinic_id",name_key("name"),name_key(coalesce("form", '')),name_key(coalesce("strength", ''))) WHERE "drugs"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_code" ON "discount_codes" USING btree ("clinic_id",name_key("code")) WHERE "discount_codes"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "product_categories_name" ON "product_categories" USING btree ("clinic_id",name_key("name")) WHERE "product_categories"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "product_types_name" ON "product_types" USING btree ("clinic_id",name_key("name")) WHERE "product_types"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "rings_name" ON "rings" USING btree (name_key("name")) WHERE "rings"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "metadata_templates_name" ON "metadata_templates" USING btree ("kind",name_key("name")) WHERE "metadata_templates"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "doctor_types_name" ON "doctor_types" USING btree ("clinic_id",name_key("name")) WHERE "doctor_types"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "meta_roles_name" ON "meta_roles" USING btree ("clinic_id",name_key("name")) WHERE "meta_roles"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username")) WHERE "users"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email")) WHERE "users"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_national_code" ON "users" USING btree ("clinic_id","nationalCode") WHERE "users"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_system_code" ON "users" USING btree ("clinic_id","systemCode") WHERE "users"."archived_at" is null;
--> statement-breakpoint
-- Computes the stored text anew.
ALTER TABLE "patients" DROP COLUMN "search_norm", ADD COLUMN "search_norm" text GENERATED ALWAYS AS (search_text("patients"."full_name" || ' ' || "patients"."national_code" || ' ' || "patients"."contact_number" || ' ' || coalesce("patients"."father_name", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_norm", ADD COLUMN "search_norm" text GENERATED ALWAYS AS (search_text("products"."name" || ' ' || "products"."product_code" || ' ' || "products"."accounting_code" || ' ' || coalesce("products"."brand", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "services" DROP COLUMN "search_norm", ADD COLUMN "search_norm" text GENERATED ALWAYS AS (search_text("services"."title" || ' ' || "services"."system_code")) STORED;
--> statement-breakpoint
ALTER TABLE "devices" DROP COLUMN "search_norm", ADD COLUMN "search_norm" text GENERATED ALWAYS AS (search_text("devices"."device_name" || ' ' || "devices"."system_code")) STORED;
--> statement-breakpoint
ALTER TABLE "drugs" DROP COLUMN "search_norm", ADD COLUMN "search_norm" text GENERATED ALWAYS AS (search_text("drugs"."name" || ' ' || coalesce("drugs"."form", '') || ' ' || coalesce("drugs"."strength", ''))) STORED;
