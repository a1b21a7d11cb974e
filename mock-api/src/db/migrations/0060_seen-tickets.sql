-- The newest message of a ticket that each side has seen; the tickets from before count as seen.
ALTER TABLE tickets ADD COLUMN user_seen_id integer, ADD COLUMN system_seen_id integer;
--> statement-breakpoint
SELECT set_config('app.scope', 'platform', true);
--> statement-breakpoint
UPDATE tickets t SET user_seen_id = m.id, system_seen_id = m.id
FROM (SELECT clinic_id, ticket_id, max(id) AS id FROM ticket_messages GROUP BY 1, 2) m
WHERE m.clinic_id = t.clinic_id AND m.ticket_id = t.id;
--> statement-breakpoint
SELECT set_config('app.scope', '', true);
