import { splashscreenKatalogMaster } from '#areas/katalog/contract/splashscreen-katalog.master.ts';

/** The change of a slot as a POST; the requirement knows both (3§7, D-32.2). */
export const isiSplashEndpoint = {
  ...splashscreenKatalogMaster.endpoints.update,
  call: 'POST app/splash-screen/:kode',
  method: 'POST',
} as const;
