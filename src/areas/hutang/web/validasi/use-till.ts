import { useState } from 'react';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { semuaUsersEndpoint } from '#areas/akses/contract/users.api.ts';

/** Those who look after the system hold no till (3§5). */
const NO_TILL = ['SU', 'MU', 'DEV'];

/** Whose till the money went into: oneself, unless another is named or oneself holds none (D-35.13). */
export function useTill() {
  const { user_id: self } = usePerson();
  const { data = [] } = useRead(semuaUsersEndpoint, {});
  const [picked, setPicked] = useState<string | null>(null);
  const holders = data
    .filter((one) => !NO_TILL.includes(one.level))
    .map((one) => ({ value: one.user_id, label: one.usere_name }));
  const own = holders.some(({ value }) => value === self) ? self : null;
  return { holders, user_id: picked ?? own, setPicked };
}
