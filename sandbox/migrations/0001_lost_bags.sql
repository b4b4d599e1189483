ALTER TABLE "lost_bags" ADD COLUMN IF NOT EXISTS "trip_id" uuid;--> statement-breakpoint
ALTER TABLE "lost_bags" ADD COLUMN IF NOT EXISTS "flight_id" uuid;--> statement-breakpoint
ALTER TABLE "lost_bags" ADD COLUMN IF NOT EXISTS "resolution_pending" integer DEFAULT 0 NOT NULL;