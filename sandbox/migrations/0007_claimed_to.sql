ALTER TABLE "options" ADD COLUMN "paid_to" jsonb;--> statement-breakpoint
ALTER TABLE "paid" ADD COLUMN "paid_to" jsonb;