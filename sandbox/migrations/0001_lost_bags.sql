ALTER TABLE "lost_bags" ADD COLUMN "trip_id" uuid;--> statement-breakpoint
ALTER TABLE "lost_bags" ADD COLUMN "flight_id" uuid;--> statement-breakpoint
ALTER TABLE "lost_bags" ADD COLUMN "resolution_pending" integer DEFAULT 0 NOT NULL;