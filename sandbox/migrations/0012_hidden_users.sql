ALTER TABLE "partners" ADD COLUMN "hide_unknown_user" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "partners" SET "hide_unknown_user" = true WHERE "name" = 'voyage';
