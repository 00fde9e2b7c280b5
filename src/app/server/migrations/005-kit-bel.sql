-- Payloads of the bell that are too long for NOTIFY (socket.io's PostgreSQL adapter).
create table socket_lampiran (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);
