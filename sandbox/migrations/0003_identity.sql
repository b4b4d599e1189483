CREATE TABLE "agent_customers" (
	"agent_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	CONSTRAINT "agent_customers_agent_id_customer_id_pk" PRIMARY KEY("agent_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "tries" (
	"name" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agent_customers" ADD CONSTRAINT "agent_customers_agent_id_users_user_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_customers" ADD CONSTRAINT "agent_customers_customer_id_users_user_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "agent_customers" SELECT "agent"."user_id", "customer"."user_id"
FROM "users" AS "agent" JOIN "users" AS "customer" ON "customer"."partner_id" = "agent"."partner_id"
WHERE "agent"."username" IN ('agent@sky.test', 'agentlite@sky.test') AND "customer"."username" IN ('anna@sky.test', 'gallery@sky.test');
