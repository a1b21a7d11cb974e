-- A backup contains the uploaded and published files, and can be restored from the screen.
ALTER TABLE backups
  ADD COLUMN files integer,
  ADD COLUMN file_bytes_done bigint NOT NULL DEFAULT 0,
  ADD COLUMN file_bytes_total bigint NOT NULL DEFAULT 0,
  ADD COLUMN restore_requested_at timestamptz,
  ADD COLUMN restored_at timestamptz,
  ADD COLUMN restore_error text;
