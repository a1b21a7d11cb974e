-- A new doctor takes no bookings until hours and services are set; all doctors so far do.
ALTER TABLE "users" ADD COLUMN "takes_bookings" boolean DEFAULT true NOT NULL;
