import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate --config src/db/drizzle.config.ts --name what-changed`, in mock-api.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/*.ts',
  out: './src/db/migrations',
  breakpoints: true,
});
