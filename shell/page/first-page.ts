import { storedSetup, type App } from '#shell/page/app.ts';
import { checkServer, type Found, type Get } from '#shell/page/check-server.ts';
import { button, part, text } from '#shell/page/elements.ts';
import { showDevices } from '#shell/page/devices.ts';
import { canReadQr, readQr } from '#shell/page/read-qr.ts';

/** The first page: the address of the server, once; and what hangs on this device. */
export async function startPage(root: HTMLElement, native: App, get: Get): Promise<void> {
  const { url, setup, screens } = await native.state({});
  const address = part('address');
  const devices = part('devices');
  root.replaceChildren(address, devices);
  const tools = { native, get, again: () => startPage(root, native, get) };
  if (url) {
    showStored(address, url, tools);
    await showDevices(devices, { native, setup: storedSetup(setup), screens });
  } else askAddress(address, tools);
}

type Tools = { readonly native: App; readonly get: Get; readonly again: () => Promise<void> };

/** An address is stored: it is left as it is, or changed by a person who asks for it. */
function showStored(place: HTMLElement, url: string, tools: Tools): void {
  place.replaceChildren(
    text('h1', 'Aplikasi kasir'),
    text('p', `Server: ${url}`),
    button('Buka kasir', () => tools.native.open({}), 'main'),
    button('Ganti alamat', () => askAddress(place, tools, url)),
  );
}

function askAddress(place: HTMLElement, tools: Tools, before?: string): void {
  const field = document.createElement('input');
  Object.assign(field, { type: 'url', id: 'alamat', autocomplete: 'off', spellcheck: false });
  const label = text('label', 'Alamat server');
  label.setAttribute('for', field.id);
  const said = text('p', '');
  said.setAttribute('role', 'alert');
  const look = async () => {
    said.textContent = 'Menghubungi server…';
    const answer = await checkServer(field.value, tools.get);
    if ('why' in answer) said.textContent = answer.why;
    else confirmAddress(place, tools, answer.found, before);
  };
  const form = document.createElement('form');
  form.append(label, field, button('Periksa', look, 'main'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void look();
  });
  place.replaceChildren(
    text('h1', before ? 'Ganti alamat server' : 'Alamat server toko'),
    text('p', 'Ketik alamat Kilau toko ini, atau pindai QR dari salah satu notanya.'),
    form,
    ...(canReadQr() ? [scanPart(field, said, look)] : []),
    said,
    ...(before ? [button('Kembali', () => showStored(place, before, tools))] : []),
  );
  field.focus();
}

function scanPart(
  field: HTMLInputElement,
  said: HTMLElement,
  look: () => Promise<void>,
): HTMLElement {
  const place = part('scan');
  const offer = (): void => place.replaceChildren(button('Pindai QR', scan));
  const scan = async () => {
    const video = document.createElement('video');
    video.muted = true;
    const stop = new AbortController();
    place.replaceChildren(
      video,
      button('Berhenti', () => stop.abort()),
    );
    try {
      const seen = await readQr(video, stop.signal);
      if (!seen) return;
      field.value = seen;
      await look();
    } catch {
      said.textContent = 'Kamera tidak dapat dipakai. Ketik alamatnya.';
    } finally {
      offer();
    }
  };
  offer();
  return place;
}

/** Nothing is stored before a person has read where this device will log in. */
function confirmAddress(place: HTMLElement, tools: Tools, found: Found, before?: string): void {
  const { origin, start, version, secure } = found;
  const warnings = [
    ...(secure
      ? []
      : ['Tanpa https, kata sandi dapat dibaca oleh siapa pun di jaringan toko ini.']),
    ...(before && before !== origin + start
      ? [`Alamat lama: ${before}. Perangkat ini keluar, dan kertas yang masih menunggu hilang.`]
      : []),
  ];
  const use = async () => {
    await tools.native.save({ origin, start });
    await tools.again();
  };
  place.replaceChildren(
    text('h1', before ? 'Ganti ke alamat ini?' : 'Pakai alamat ini?'),
    text('p', origin, 'big'),
    text('p', `Kilau ${version} menjawab.`),
    ...warnings.map((one) => text('p', one, 'warning')),
    button(before ? 'Ya, ganti' : 'Ya, pakai', use, 'main'),
    button('Tidak', () => askAddress(place, tools, before)),
  );
}
