/* Notifications of my turn: asked for by hand, by the page while it lives, by the server's push when it does not. */
import { api } from './api';
import { base64, bytes } from './base64';
import { settings } from './settings.svelte';

export class Notifier {
  #permission = $state<NotificationPermission>(globalThis.Notification?.permission ?? 'denied');

  /** This browser knows notifications, and this page may have them. */
  get possible(): boolean {
    return 'Notification' in globalThis && 'serviceWorker' in navigator;
  }
  /** The reader has said no to the browser: only its own settings can change that. */
  get refused(): boolean {
    return this.#permission === 'denied';
  }
  get on(): boolean {
    return settings.notify && this.#permission === 'granted';
  }

  /** Only ever by a click: the browser asks now. */
  async allow(): Promise<boolean> {
    this.#permission = await Notification.requestPermission();
    settings.set({ notify: this.#permission === 'granted' });
    if (this.on) await this.#subscribe();
    return this.on;
  }

  async stop(): Promise<void> {
    settings.set({ notify: false });
    const subscription = await (await this.#worker())?.pushManager.getSubscription();
    if (!subscription) return;
    await api.unsubscribe({ endpoint: subscription.endpoint }).catch(() => undefined);
    await subscription.unsubscribe();
  }

  /** The page lives, but nobody looks at it. */
  async tell(table: string, title: string, body: string): Promise<void> {
    if (!this.on || !document.hidden) return;
    const worker = await this.#worker();
    await worker?.showNotification(title, { body, tag: table, icon: '/mark.svg', data: { table } });
  }

  async #worker(): Promise<ServiceWorkerRegistration | undefined> {
    if (!this.possible) return undefined;
    await navigator.serviceWorker.register('/sw.js');
    return navigator.serviceWorker.ready;
  }

  /** Where the server or the browser has no push, the page's own must do. */
  async #subscribe(): Promise<void> {
    try {
      const worker = await this.#worker();
      const { key } = await api.pushKey();
      if (!key || !worker?.pushManager) return;
      const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
      await api.subscribe({
        endpoint: made.endpoint,
        p256dh: base64(made.getKey('p256dh')),
        auth: base64(made.getKey('auth')),
        lang: settings.lang,
      });
    } catch {
      // no push here
    }
  }
}

export const notifier = new Notifier();
