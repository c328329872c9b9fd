import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate --name what-changed` writes the next migration; it is committed.
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: [
    './src/database/customer-tables.ts',
    './src/database/title-tables.ts',
    './src/database/money-tables.ts',
  ],
  out: './src/database/migrations',
});
