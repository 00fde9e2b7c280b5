-- A screen that waits for its password, by a press or by time; and what the device calls itself, so
-- that who finds the user id in use is told where (D-3.4, D-34.7).
alter table sesi add column terkunci timestamptz, add column nama_perangkat text;
