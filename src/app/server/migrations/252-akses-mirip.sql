-- What a user id looks like to somebody who reads it from a slip: separators fall away, a nought is an
-- o, a one an l. Two people who look alike are not made; those who were before are left in peace.
create function kerangka_user(user_id text) returns text language sql immutable as $$
  select translate(user_id, '01._-', 'ol')
$$;

alter table users add column kerangka text;
update users u set kerangka = kerangka_user(u.user_id)
 where u.user_id = (select min(v.user_id) from users v where kerangka_user(v.user_id) = kerangka_user(u.user_id));
create unique index users_mirip on users (kerangka);
