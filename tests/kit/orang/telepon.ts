import { nowMs } from '#kit/server/clock.ts';
import {
  aktifkanDuaFaktorEndpoint,
  mulaiDuaFaktorEndpoint,
} from '#areas/akses/contract/dua-faktor.api.ts';
import { codeAt, stepOf } from '#areas/akses/server/totp.ts';
import { PASSWORD, type Shop, type Who } from '#tests/kit/shop.ts';
import { userIdOf } from '#tests/kit/people.ts';

/** The secret of an authenticator that this person has just set up; its code of now is spent. */
export async function pasangFaktor(shop: Shop, who: Who, kode_toko: 'KJ1' | 'PST' = 'KJ1') {
  const person = shop.as(who, kode_toko);
  const { rahasia } = await person.call(mulaiDuaFaktorEndpoint, { body: { password: PASSWORD } });
  const kode = codeAt(rahasia, stepOf(nowMs()));
  await person.call(aktifkanDuaFaktorEndpoint, { body: { password: PASSWORD, rahasia, kode } });
  return rahasia;
}

/** The code that comes after the one that is spent. */
export const kodeBerikut = (rahasia: string): string => codeAt(rahasia, stepOf(nowMs()) + 1);

/** A telephone that is trusted as this person's: how it speaks to the server. */
export async function percaya(
  shop: Shop,
  who: Who,
  {
    perangkat = `telepon-${who}`,
    kode_toko = 'KJ1',
  }: { perangkat?: string; kode_toko?: 'KJ1' | 'PST' } = {},
) {
  const rahasia = await pasangFaktor(shop, who, kode_toko);
  const user_id = userIdOf(who, kode_toko);
  const masuk = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/otorisator/masuk',
    payload: { user_id, password: PASSWORD, kode: kodeBerikut(rahasia) },
    headers: { 'x-device': perangkat },
  });
  const { token } = masuk.json().data as { token: string };
  const ask = async (call: string, payload?: object, headers: object = {}) => {
    const [method, path] = call.split(' ');
    const answer = await shop.app.inject({
      method: method as 'GET',
      url: `/api/v1/${path}`,
      headers: { authorization: `Bearer ${token}`, 'x-device': perangkat, ...headers },
      payload,
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  return { token, rahasia, ask };
}
