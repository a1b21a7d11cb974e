import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate --config src/db/drizzle.config.ts --name what-changed`, in mock-api; a table
// with rows of clinics also needs `protect_tenant_table` in a custom migration (`--custom`). Then delete the snapshot
// before the new one (shared/docs/decisions/014): a test fails while there are two.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/*.ts',
  out: './src/db/migrations',
  breakpoints: true,
});
