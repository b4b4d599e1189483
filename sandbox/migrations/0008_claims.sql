ALTER TABLE "items" ADD COLUMN "is_cancelled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "datasets" ADD CONSTRAINT "one_dataset_a_name" UNIQUE("alert_id","name");