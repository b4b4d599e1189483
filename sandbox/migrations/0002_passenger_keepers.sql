ALTER TABLE "partners" ADD COLUMN "passenger_keepers" text DEFAULT 'everybody' NOT NULL;--> statement-breakpoint
UPDATE "partners" SET "passenger_keepers" = 'employees' WHERE "name" = 'rails';
