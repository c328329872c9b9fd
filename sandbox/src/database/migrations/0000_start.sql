CREATE TABLE "answered_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"status" integer,
	"answer" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"code" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"validated_at" timestamp with time zone,
	"client" text,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"cpf" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failure_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "mails_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"code" text,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sendings" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "toggles" (
	"name" text PRIMARY KEY NOT NULL,
	"status" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cpf" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"full_name" text NOT NULL,
	"social_name" text DEFAULT '' NOT NULL,
	"birth_date" text NOT NULL,
	"ddd" text NOT NULL,
	"phone" text NOT NULL,
	"postal_code" text NOT NULL,
	"address" text NOT NULL,
	"number" text NOT NULL,
	"complement" text DEFAULT '' NOT NULL,
	"neighborhood" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"politically_exposed" boolean DEFAULT false NOT NULL,
	"receive_advertisement" boolean DEFAULT false NOT NULL,
	"is_activated" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_cpf_unique" UNIQUE("cpf")
);
--> statement-breakpoint
CREATE TABLE "draws" (
	"event_code" text NOT NULL,
	"round" integer NOT NULL,
	"name" text NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"prize_cents" integer NOT NULL,
	"highest_number" integer NOT NULL,
	"winning_number" integer NOT NULL,
	"winners" integer NOT NULL,
	CONSTRAINT "draws_event_code_round_pk" PRIMARY KEY("event_code","round")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"year" integer NOT NULL,
	"series" text NOT NULL,
	"process" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lucky_numbers" (
	"title_number" text NOT NULL,
	"event_code" text NOT NULL,
	"round" integer NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "lucky_numbers_title_number_round_pk" PRIMARY KEY("title_number","round")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"event_code" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"caption" text NOT NULL,
	"price_cents" integer NOT NULL,
	"limit" integer NOT NULL,
	"has_scratch_card" boolean NOT NULL,
	CONSTRAINT "products_event_code_code_pk" PRIMARY KEY("event_code","code")
);
--> statement-breakpoint
CREATE TABLE "scratch_cards" (
	"title_number" text PRIMARY KEY NOT NULL,
	"prize_cents" integer NOT NULL,
	"opened_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "scratch_cells" (
	"title_number" text NOT NULL,
	"item" integer NOT NULL,
	"value_cents" integer NOT NULL,
	"picture" uuid DEFAULT gen_random_uuid() NOT NULL,
	"opened_at" timestamp with time zone,
	CONSTRAINT "scratch_cells_title_number_item_pk" PRIMARY KEY("title_number","item"),
	CONSTRAINT "scratch_cells_picture_unique" UNIQUE("picture")
);
--> statement-breakpoint
CREATE TABLE "title_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "titles" (
	"number" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"event_code" text NOT NULL,
	"product_code" text NOT NULL,
	"user_id" uuid,
	"order_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"check_digit" text,
	"activation_code" text,
	"activation_tries_left" integer DEFAULT 5 NOT NULL,
	"activated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"sub_status" text NOT NULL,
	"pix_code" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "charges_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "checkout_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"customer_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"callback_url" text NOT NULL,
	"switches" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" uuid NOT NULL,
	"event_code" text NOT NULL,
	"product_code" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	CONSTRAINT "order_items_order_id_event_code_product_code_pk" PRIMARY KEY("order_id","event_code","product_code")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"payment_type" text NOT NULL,
	"payment_method" text NOT NULL,
	"total_cents" integer NOT NULL,
	"quantity" integer NOT NULL,
	"status" text NOT NULL,
	"checkout_session" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_checkoutSession_unique" UNIQUE("checkout_session")
);
--> statement-breakpoint
CREATE TABLE "payment_tokens" (
	"token" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"method" text NOT NULL,
	"card_type" text DEFAULT '' NOT NULL,
	"outcome" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"total_cents" integer NOT NULL,
	"favored_name" text NOT NULL,
	"cpf" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_code" text NOT NULL,
	"branch_code" text NOT NULL,
	"account_number" text NOT NULL,
	"account_type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "planned_prizes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planned_prizes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prizes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title_number" text NOT NULL,
	"event_code" text NOT NULL,
	"source" text NOT NULL,
	"value_cents" integer NOT NULL,
	"exchanged_cents" integer DEFAULT 0 NOT NULL,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"payout_id" uuid,
	"won_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prizes_titleNumber_source_unique" UNIQUE("title_number","source"),
	CONSTRAINT "never_more_than_won" CHECK ("prizes"."exchanged_cents" + "prizes"."paid_cents" <= "prizes"."value_cents")
);
--> statement-breakpoint
CREATE TABLE "switches" (
	"scope" text PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "codes_user_id_purpose_index" ON "codes" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "mails_recipient_index" ON "mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "lucky_numbers_event_code_round_value_index" ON "lucky_numbers" USING btree ("event_code","round","value");--> statement-breakpoint
CREATE INDEX "titles_user_id_index" ON "titles" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "order_history_order_id_index" ON "order_history" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_user_id_index" ON "orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payouts_user_id_index" ON "payouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "prizes_user_id_index" ON "prizes" USING btree ("user_id");