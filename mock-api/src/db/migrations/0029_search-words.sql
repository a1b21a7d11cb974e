-- The same rule as searchText of @ziba/shared/contracts/normalise; search-text.test.ts holds them together.
CREATE FUNCTION search_spelling(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(trim(regexp_replace(
  regexp_replace(
    translate(
      normalize(value, NFKC),
      'يىكئأإآٱؤةۀ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩ء',
      'ییکیااااوهه01234567890123456789'
    ),
    '[\u0001-\u0008\u000b-\u001f\u007f\u200b\u200d-\u200f\u202a-\u202e\u2066-\u2069\ufeff\u064b-\u065f\u0640]',
    '', 'g'
  ),
  '[\u200c\s]+', ' ', 'g'
)) COLLATE fa_icu);
--> statement-breakpoint
-- The text that words are looked for in: searchedText of @ziba/shared/contracts/search-words.
CREATE OR REPLACE FUNCTION search_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN trim(
  search_spelling(value) ||
  CASE WHEN position(U&'\200C' IN value) > 0
    THEN ' ' || search_spelling(replace(value, U&'\200C', '')) ELSE '' END
);
--> statement-breakpoint
-- Computes the stored text anew.
ALTER TABLE "patients" DROP COLUMN "search_norm", ADD COLUMN "search_norm" text GENERATED ALWAYS AS (search_text("patients"."full_name" || ' ' || "patients"."national_code" || ' ' || "patients"."contact_number" || ' ' || "patients"."father_name")) STORED;
--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_norm", ADD COLUMN "search_norm" text GENERATED ALWAYS AS (search_text("products"."name" || ' ' || "products"."product_code" || ' ' || "products"."accounting_code" || ' ' || coalesce("products"."brand", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "services" DROP COLUMN "search_norm", ADD COLUMN "search_norm" text GENERATED ALWAYS AS (search_text("services"."title" || ' ' || "services"."system_code")) STORED;
--> statement-breakpoint
ALTER TABLE "devices" DROP COLUMN "search_norm", ADD COLUMN "search_norm" text GENERATED ALWAYS AS (search_text("devices"."device_name" || ' ' || "devices"."system_code")) STORED;
