-- Roles of the platform's own staff are a kind of their own: they name sections of the platform, and no clinic copies them.
ALTER TABLE metadata_templates DROP CONSTRAINT metadata_templates_kind;
--> statement-breakpoint
ALTER TABLE metadata_templates ADD CONSTRAINT metadata_templates_kind CHECK ("metadata_templates"."kind" in ('meta_role', 'platform_role', 'doctor_type', 'service_category', 'product_type', 'product_category'));
--> statement-breakpoint
SELECT set_config('app.scope', 'platform', true);
--> statement-breakpoint
-- Staff who have a role of clinics get one of the same name, which proposes nothing yet: the other named sections of clinics.
INSERT INTO metadata_templates (kind, name, name_en, type, description, role_kind)
  SELECT 'platform_role', t.name, t.name_en, t.type, t.description, 'other'
  FROM metadata_templates t
  WHERE t.kind = 'meta_role'
    AND EXISTS (SELECT FROM users u WHERE u.clinic_id IS NULL AND u."meta_rolesId" = t.id)
    -- One that was archived may have the name of one that is not.
    AND t.id = (SELECT min(s.id) FROM metadata_templates s JOIN users u ON u.clinic_id IS NULL AND u."meta_rolesId" = s.id
      WHERE s.kind = 'meta_role' AND s.name = t.name);
--> statement-breakpoint
UPDATE users u SET "meta_rolesId" = own.id
  FROM metadata_templates t JOIN metadata_templates own ON own.kind = 'platform_role' AND own.name = t.name
  WHERE u.clinic_id IS NULL AND t.id = u."meta_rolesId" AND t.kind = 'meta_role';
--> statement-breakpoint
SELECT set_config('app.scope', '', true);
