// Who is using this page. Nobody has to say who they are before they want to play.
import { api } from './api';
import type { Person } from './types';
import { ui } from './words.svelte';

class Me {
  person: Person | null = $state.raw(null);
  /** The server has said who this is, or that it is nobody yet. */
  known = $state(false);

  async load(): Promise<void> {
    this.person = await api.me();
    this.known = true;
  }

  /** The person; a guest of this name is made if there is none yet. */
  async orGuest(name: string = ui('guest-name')): Promise<Person> {
    if (!this.known) await this.load();
    this.person ??= await api.newGuest(name.trim() || ui('guest-name'));
    return this.person;
  }

  async rename(name: string): Promise<void> {
    this.person = await api.rename(name.trim());
  }

  async recover(token: string): Promise<void> {
    this.person = await api.recover(token);
    this.known = true;
  }

  async createLogin(login: string, password: string): Promise<void> {
    this.person = await api.createLogin(login, password);
  }

  async logIn(login: string, password: string): Promise<void> {
    this.person = await api.logIn(login, password);
    this.known = true;
  }

  async logOut(): Promise<void> {
    await api.logOut();
    this.person = null;
  }
}

export const me = new Me();
