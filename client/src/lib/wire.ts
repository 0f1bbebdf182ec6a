// Generated from docs/openapi.json by `npm run types`. Do not edit.

export interface paths {
    readonly "/api/account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take a login and a password */
        readonly post: operations["new_account"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/games": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The games of this server and what a table can be made with */
        readonly get: operations["list_games"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/games/{game}/components": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What never changes of a game: every component with its facts and words */
        readonly get: operations["get_components"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/games/{game}/words/{language}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The words of a game in one language, as Fluent messages; `setup` is what a list of games needs */
        readonly get: operations["get_words"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/guests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Come in with nothing but a name */
        readonly post: operations["new_guest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the server is well */
        readonly get: operations["get_health"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Come back with login and password */
        readonly post: operations["log_in"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Leave this browser */
        readonly post: operations["log_out"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Who is asking */
        readonly get: operations["get_me"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        /** Change your name */
        readonly patch: operations["change_me"];
        readonly trace?: never;
    };
    readonly "/api/me/recovery": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a link to come back with; it replaces the last one */
        readonly post: operations["new_recovery"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/recover": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Come back with a link */
        readonly post: operations["recover"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Your tables, open ones, ones to watch */
        readonly get: operations["list_tables"];
        readonly put?: never;
        /** Make a table */
        readonly post: operations["new_table"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{table_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A table, without the game on it */
        readonly get: operations["get_table"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{table_id}/book": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A page of what happened */
        readonly get: operations["get_book"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{table_id}/chairs/{seat}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Give a free chair to a bot or to somebody at your own browser, or take it back */
        readonly put: operations["set_chair"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{table_id}/leave": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Leave */
        readonly post: operations["leave"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{table_id}/record": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The record of the game, as far as you may read it */
        readonly get: operations["get_record"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{table_id}/sit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sit down */
        readonly post: operations["sit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/tables/{table_id}/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Begin */
        readonly post: operations["start"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Act
         * @description Answer the question asked after line `at`. The same key again is the same answer.
         *
         *         `then` answers the questions that follow from it: one line of the book, and one undo, for all of them.
         */
        readonly Act: {
            readonly action: number;
            readonly at: number;
            readonly key: string;
            /** @default [] */
            readonly then: readonly number[];
            /** @enum {unknown} */
            readonly type: "act";
        };
        /** AnswerContinue */
        readonly AnswerContinue: {
            readonly agree: boolean;
            readonly key: string;
            readonly request: number;
            /** @enum {unknown} */
            readonly type: "answer_continue";
        };
        /**
         * AnswerUndo
         * @description Agree or not to what line `request` asks; who asked may withdraw it so.
         */
        readonly AnswerUndo: {
            readonly agree: boolean;
            readonly key: string;
            readonly request: number;
            /** @enum {unknown} */
            readonly type: "answer_undo";
        };
        /**
         * AskContinue
         * @description Ask everybody to go on under the rules as they are now.
         */
        readonly AskContinue: {
            readonly key: string;
            /** @enum {unknown} */
            readonly type: "ask_continue";
        };
        /** AskForecast */
        readonly AskForecast: {
            readonly ask: number;
            readonly at: number;
            /** @enum {unknown} */
            readonly type: "ask_forecast";
        };
        /** AskPlans */
        readonly AskPlans: {
            readonly ask: number;
            readonly at: number;
            /** @enum {unknown} */
            readonly type: "ask_plans";
        };
        /** AskPreview */
        readonly AskPreview: {
            readonly action: number;
            readonly ask: number;
            readonly at: number;
            /** @default [] */
            readonly then: readonly number[];
            /** @enum {unknown} */
            readonly type: "ask_preview";
        };
        /**
         * AskUndo
         * @description Ask those affected to go back to just after line `to`.
         */
        readonly AskUndo: {
            readonly at: number;
            readonly key: string;
            readonly to: number;
            /** @enum {unknown} */
            readonly type: "ask_undo";
        };
        /**
         * AskWhy
         * @description Why a place of the board cannot be chosen now, or with `action` why that one action cannot.
         */
        readonly AskWhy: {
            readonly action?: number;
            readonly ask: number;
            readonly at: number;
            /** @default  */
            readonly place: string;
            /** @enum {unknown} */
            readonly type: "ask_why";
        };
        /**
         * Asked
         * @description The pending question, `kind` for programs. Rows are sent only to the seat that answers.
         */
        readonly Asked: {
            readonly kind: string;
            readonly rows: readonly components["schemas"]["Row"][];
            readonly said: components["schemas"]["Said"];
            readonly seat: number;
        };
        /**
         * AutomaColumn
         * @description One column of a criteria side: what it is for, the criteria in their order, the code at its foot.
         */
        readonly BarrageAutomaColumn: {
            readonly code: string;
            readonly criteria: readonly components["schemas"]["Said"][];
            readonly structures: readonly ("base" | "building" | "conduit" | "elevation" | "powerhouse")[];
        };
        /** AutomaTileComponent */
        readonly BarrageAutomaTileComponent: {
            readonly clauses: readonly string[];
            readonly columns: readonly components["schemas"]["BarrageAutomaColumn"][];
            readonly entries: readonly components["schemas"]["BarrageAutomaTileEntry"][];
            readonly headstreams: readonly string[];
            readonly key: string;
            readonly said: components["schemas"]["Said"];
            readonly text: readonly components["schemas"]["Said"][];
        };
        /**
         * AutomaTileEntry
         * @description One entry of an action side.
         *
         *         `amount` is a bonus, drops, segments, machines of choice, or the least value of a conduit. `tier` is the
         *         colour of the contracts meant, `areas` are those of a base, `down` is the way through private buildings,
         *         `order` that through external works.
         */
        readonly BarrageAutomaTileEntry: {
            readonly amount: number;
            readonly areas?: readonly ("hill" | "mountain" | "plain")[];
            readonly dashed: boolean;
            readonly down?: boolean;
            readonly engineers: number;
            readonly excavators?: number;
            /** @enum {unknown} */
            readonly kind: "bank" | "construct" | "flowing" | "machinery" | "office" | "patent" | "production" | "waiting" | "works" | "workshop";
            readonly mixers?: number;
            readonly order?: readonly number[];
            readonly said: components["schemas"]["Said"];
            /** @enum {unknown} */
            readonly structure?: "base" | "building" | "conduit" | "elevation" | "powerhouse";
            /** @enum {unknown} */
            readonly tier?: "green" | "national" | "red" | "starting" | "yellow";
            readonly vp: number;
        };
        /**
         * AutomaView
         * @description Tiles by their printed numbers.
         */
        readonly BarrageAutomaView: {
            readonly criteria: number | null;
            readonly discards: readonly number[];
            readonly entries: number | null;
            readonly stack: number;
        };
        /** BonusComponent */
        readonly BarrageBonusComponent: {
            readonly clauses: readonly string[];
            readonly key: string;
            readonly said: components["schemas"]["Said"];
            readonly text: readonly components["schemas"]["Said"][];
            readonly vp: number;
        };
        /** BuildingComponent */
        readonly BarrageBuildingComponent: {
            readonly clauses: readonly string[];
            readonly effects: readonly components["schemas"]["BarrageEffect"][];
            readonly excavators: number;
            readonly key: string;
            readonly mixers: number;
            readonly printed: number;
            readonly said: components["schemas"]["Said"];
            readonly spaces: readonly components["schemas"]["BarrageStand"][];
            readonly text: readonly components["schemas"]["Said"][];
            readonly vp: number;
        };
        /** BuildingView */
        readonly BarrageBuildingView: {
            readonly key: string;
            readonly slots: readonly (number | null)[];
        };
        /** CompanyBoard */
        readonly BarrageCompanyBoard: {
            readonly ability_from: number;
            readonly constructions: readonly components["schemas"]["BarrageStand"][];
            readonly pieces: readonly number[];
            readonly production_bonus: readonly number[];
            readonly revealed_by: readonly number[];
        };
        /** CompanyComponent */
        readonly BarrageCompanyComponent: {
            readonly clauses: readonly string[];
            readonly incomes: readonly (readonly (readonly components["schemas"]["BarrageEffect"][])[])[];
            readonly key: string;
            readonly said: components["schemas"]["Said"];
            readonly text: readonly components["schemas"]["Said"][];
        };
        /**
         * Component
         * @description Anything with a card: its name, what it does, and the clauses that say so.
         */
        readonly BarrageComponent: {
            readonly clauses: readonly string[];
            readonly key: string;
            readonly said: components["schemas"]["Said"];
            readonly text: readonly components["schemas"]["Said"][];
        };
        /** Components */
        readonly BarrageComponents: {
            readonly automa_tiles: readonly components["schemas"]["BarrageAutomaTileComponent"][];
            readonly bonus: readonly components["schemas"]["BarrageBonusComponent"][];
            readonly buildings: readonly components["schemas"]["BarrageBuildingComponent"][];
            readonly clauses: {
                readonly [key: string]: components["schemas"]["Said"];
            };
            readonly companies: readonly components["schemas"]["BarrageCompanyComponent"][];
            readonly company_board: components["schemas"]["BarrageCompanyBoard"];
            readonly contracts: readonly components["schemas"]["BarrageContractComponent"][];
            readonly digest: string;
            readonly flows: {
                readonly [key: string]: number;
            };
            readonly head_tiles: readonly components["schemas"]["BarrageHeadTileComponent"][];
            readonly headstreams: readonly components["schemas"]["BarrageHeadstreamComponent"][];
            readonly objectives: readonly components["schemas"]["BarrageComponent"][];
            readonly officers: readonly components["schemas"]["BarrageComponent"][];
            readonly sites: readonly components["schemas"]["BarrageSiteComponent"][];
            readonly spaces: readonly components["schemas"]["BarrageSpaceComponent"][];
            readonly terms: readonly components["schemas"]["BarrageComponent"][];
            readonly tiles: readonly components["schemas"]["BarrageTileComponent"][];
            readonly track: components["schemas"]["BarrageTrack"];
            readonly works: readonly components["schemas"]["BarrageWorkComponent"][];
        };
        /** ContractComponent */
        readonly BarrageContractComponent: {
            readonly clauses: readonly string[];
            readonly energy: number;
            readonly key: string;
            readonly rewards: readonly components["schemas"]["BarrageEffect"][];
            readonly said: components["schemas"]["Said"];
            readonly text: readonly components["schemas"]["Said"][];
            /** @enum {unknown} */
            readonly tier: "green" | "national" | "red" | "starting" | "yellow";
        };
        /** DamView */
        readonly BarrageDamView: {
            readonly capacity: number;
            readonly drops: number;
            readonly level: number;
            readonly owner: number | "neutral";
        };
        /**
         * Effect
         * @description One part of what a space, a reward or an income does.
         *
         *         `amount` is how much of it: the bonus of a production, the highest value of a free conduit, the highest
         *         requirement of a contract to fulfil, 0 for any. `structure` and `areas` are of what is built for free.
         */
        readonly BarrageEffect: {
            readonly amount: number;
            readonly areas?: readonly ("hill" | "mountain" | "plain")[];
            /** @enum {unknown} */
            readonly op: "bank" | "contract_energy" | "credits" | "drop_on_dam" | "energy" | "excavators" | "flow_drops" | "free_build" | "fulfil_free" | "loan" | "machines" | "mixers" | "place_drops" | "produce" | "retrieve_machines" | "retrieve_tile" | "rotate" | "take_contract" | "take_patent" | "take_tile" | "vp" | "work";
            readonly said: components["schemas"]["Said"];
            /** @enum {unknown} */
            readonly structure?: "base" | "building" | "conduit" | "elevation" | "powerhouse";
        };
        /** @enum {string} */
        readonly BarrageEventKind: "dealt" | "round" | "phase" | "credits" | "excavators" | "mixers" | "vp" | "energy" | "engineers" | "return" | "invest" | "rotate" | "recover" | "built" | "reveal" | "waits" | "head-drops" | "held" | "leaves" | "added" | "spent" | "produced" | "fulfilled" | "took" | "discarded" | "patent" | "cleared" | "copies" | "picked" | "passed" | "forfeit" | "order" | "wins" | "flows" | "work" | "retrieved" | "again" | "removed" | "under" | "automa-tiles" | "automa-tried" | "automa-does" | "automa-eligible" | "automa-kept" | "automa-chosen" | "automa-system" | "as-automa" | "beside" | "work-leaves" | "automa-instead" | "chose" | "automa-weighs" | "automa-prefers" | "automa-picks" | "automa-none" | "automa-income";
        /** HeadTileComponent */
        readonly BarrageHeadTileComponent: {
            readonly clauses: readonly string[];
            readonly drops: readonly number[];
            readonly key: string;
            readonly said: components["schemas"]["Said"];
            readonly text: readonly components["schemas"]["Said"][];
        };
        /** HeadstreamComponent */
        readonly BarrageHeadstreamComponent: {
            readonly basin: number;
            readonly clauses: readonly string[];
            readonly key: string;
            readonly said: components["schemas"]["Said"];
            readonly text: readonly components["schemas"]["Said"][];
        };
        /** HeadstreamView */
        readonly BarrageHeadstreamView: {
            readonly drops: number;
            readonly tile: string | null;
        };
        /**
         * PairView
         * @description What the draft offers.
         */
        readonly BarragePairView: {
            readonly company: string;
            readonly officer: string | null;
        };
        /** @enum {string} */
        readonly BarrageQuestionKind: "deal_headstream" | "deal_bonus" | "deal_objective" | "deal_national" | "deal_contract" | "deal_start_tile" | "deal_tile" | "deal_company" | "deal_officer" | "deal_starting" | "deal_aside" | "deal_first" | "draft_company" | "draft_contract" | "turn" | "site" | "tile" | "copy" | "pay" | "bank" | "take_contract" | "limit" | "produce" | "produce_may" | "produce_again" | "drops" | "fulfil" | "machines" | "place_drops" | "flow_drops" | "free_build" | "loan" | "fulfil_free" | "take_patent" | "drop_on_dam" | "refill" | "retrieve_tile" | "retrieve_machines" | "retrieve_split" | "use_building" | "architect" | "deal_work" | "deal_building" | "deal_removed" | "deal_automa_company" | "deal_automa_order" | "deal_automa_tile" | "invest_work" | "deal_seat_company" | "deal_seat_contract" | "pick_company" | "pick_officer";
        /** SeatView */
        readonly BarrageSeatView: {
            readonly activations: number;
            readonly architect: boolean;
            readonly banked: number;
            readonly bases: number;
            readonly buildings: readonly string[];
            readonly company: string | null;
            readonly conduits: number;
            readonly constructions: number;
            readonly contracts: readonly string[];
            readonly copies: string | null;
            readonly credits: number;
            readonly elevations: number;
            readonly elsewhere: number;
            readonly energy: number;
            readonly engineers: number;
            readonly excavators: number;
            readonly fulfilled: readonly string[];
            /** @enum {unknown} */
            readonly level: "high" | "low" | "medium" | "person" | "very-high";
            readonly mixers: number;
            readonly officer: string | null;
            readonly on_officer: number;
            readonly passed: boolean;
            readonly powerhouses: number;
            readonly tiles: readonly string[];
            readonly vp: number;
            readonly wheel: readonly (components["schemas"]["BarrageSegmentView"] | null)[];
            readonly works: readonly string[];
        };
        /** SegmentView */
        readonly BarrageSegmentView: {
            readonly excavators: number;
            readonly mixers: number;
            readonly tile: string | null;
        };
        /**
         * SiteComponent
         * @description Where something can be built; `value` and `end` are of conduits, `building` is of slots.
         *
         *         Machines are those of B5.4, before anything makes them fewer; those of powerhouses grow with their number.
         */
        readonly BarrageSiteComponent: {
            /** @enum {unknown} */
            readonly area: "" | "hill" | "mountain" | "plain";
            readonly basin: number;
            readonly building: string;
            readonly clauses: readonly string[];
            readonly elevation: number;
            readonly end: number;
            readonly excavators: number;
            readonly fewest: number;
            readonly key: string;
            /** @enum {unknown} */
            readonly kind: "base" | "building" | "conduit" | "powerhouse";
            readonly red: boolean;
            readonly said: components["schemas"]["Said"];
            readonly text: readonly components["schemas"]["Said"][];
            readonly value: number;
        };
        /** SpaceComponent */
        readonly BarrageSpaceComponent: {
            readonly clauses: readonly string[];
            readonly cost: number;
            readonly effects: readonly components["schemas"]["BarrageEffect"][];
            readonly engineers: number;
            readonly fewest: number;
            readonly key: string;
            readonly printed: number;
            readonly red: boolean;
            readonly said: components["schemas"]["Said"];
            /** @enum {unknown} */
            readonly section: "bank" | "contract" | "machinery" | "patent" | "private" | "turbine" | "water" | "works" | "workshop";
            readonly text: readonly components["schemas"]["Said"][];
        };
        /**
         * SpaceView
         * @description Either closed, or the seat that stands there with its engineers.
         */
        readonly BarrageSpaceView: {
            readonly blocked?: boolean;
            readonly engineers?: number;
            readonly seat?: number;
        };
        /**
         * Stand
         * @description A place for engineers.
         */
        readonly BarrageStand: {
            readonly engineers: number;
            readonly red: boolean;
        };
        /** TileComponent */
        readonly BarrageTileComponent: {
            readonly clauses: readonly string[];
            readonly key: string;
            readonly level: number;
            readonly said: components["schemas"]["Said"];
            /** @enum {unknown} */
            readonly structure: "" | "base" | "building" | "conduit" | "elevation" | "joker" | "powerhouse";
            readonly text: readonly components["schemas"]["Said"][];
        };
        /** Track */
        readonly BarrageTrack: {
            readonly credits: {
                readonly [key: string]: number;
            };
            readonly end: number;
            readonly sections: readonly number[];
        };
        /** View */
        readonly BarrageView: {
            readonly aside: readonly string[];
            readonly automa: components["schemas"]["BarrageAutomaView"] | null;
            readonly bonus: readonly (string | null)[];
            readonly buildings: readonly components["schemas"]["BarrageBuildingView"][];
            readonly conduits: {
                readonly [key: string]: number;
            };
            readonly dams: {
                readonly [key: string]: components["schemas"]["BarrageDamView"];
            };
            readonly display: readonly (string | null)[];
            readonly headstreams: readonly components["schemas"]["BarrageHeadstreamView"][];
            readonly introductory: boolean;
            readonly national: readonly string[];
            readonly objective: string | null;
            readonly offers: readonly string[];
            readonly order: readonly number[];
            readonly pairs: readonly components["schemas"]["BarragePairView"][];
            readonly patents: readonly (string | null)[];
            readonly piles: {
                readonly [key: string]: number;
            };
            readonly powerhouses: {
                readonly [key: string]: number;
            };
            readonly round: number;
            readonly seats: readonly components["schemas"]["BarrageSeatView"][];
            readonly spaces: {
                readonly [key: string]: components["schemas"]["BarrageSpaceView"];
            };
            readonly under: number;
            readonly works: readonly (string | null)[];
        };
        /** WorkComponent */
        readonly BarrageWorkComponent: {
            readonly clauses: readonly string[];
            readonly excavators: number;
            readonly key: string;
            readonly mixers: number;
            /** @enum {unknown} */
            readonly pile: "A" | "B" | "C";
            readonly rewards: readonly components["schemas"]["BarrageEffect"][];
            readonly said: components["schemas"]["Said"];
            readonly text: readonly components["schemas"]["Said"][];
        };
        /**
         * Book
         * @description A page of a table's book: entries in order; `more` if there are earlier ones.
         */
        readonly Book: {
            readonly entries: readonly components["schemas"]["Entry"][];
            readonly more: boolean;
        };
        /**
         * Bye
         * @description The server closes the connection; `code` says why and `again` whether to come back.
         */
        readonly Bye: {
            readonly again: boolean;
            readonly code: string;
            readonly said: components["schemas"]["Said"];
            /** @enum {unknown} */
            readonly type: "bye";
        };
        /**
         * Chair
         * @description Who sits at one seat.
         */
        readonly Chair: {
            readonly here: boolean;
            readonly kind: string;
            readonly level: string;
            readonly may_replace: boolean;
            readonly name: string;
            readonly resigned: boolean;
            readonly stand_in: string;
        };
        /**
         * ChapterGains
         * @description The points of one chapter, a round or a season, by seat: message key of a source: points.
         */
        readonly ChapterGains: {
            readonly chapter: number;
            readonly seats: readonly {
                readonly [key: string]: number;
            }[];
        };
        /** Chat */
        readonly Chat: {
            readonly key: string;
            readonly text: string;
            /** @enum {unknown} */
            readonly type: "chat";
        };
        /**
         * ContinueAsked
         * @description Somebody asks to go on under the rules as they are now.
         */
        readonly ContinueAsked: {
            readonly by: number;
            readonly request: number;
            readonly waiting: readonly number[];
        };
        /**
         * Cover
         * @description Cover the hand that is open.
         */
        readonly Cover: {
            readonly ask: number;
            /** @enum {unknown} */
            readonly type: "cover";
        };
        /**
         * ActingView
         * @description The assistant whose action is under way; in winter nobody's stands there and `space` is empty.
         */
        readonly CraftsmenActingView: {
            readonly is_upper: boolean;
            readonly seat: number;
            readonly space: string;
            readonly town: string;
        };
        /**
         * AuctionView
         * @description An auction: `bids` are what you could bid, if you are asked.
         */
        readonly CraftsmenAuctionView: {
            readonly bid: number;
            readonly bids: readonly components["schemas"]["CraftsmenBidView"][];
            readonly by: number;
            readonly card: string;
            readonly left: readonly number[];
            readonly offer: number;
            readonly opener: number;
        };
        /**
         * BidView
         * @description A bid you can afford, with the cheapest way to pay it.
         */
        readonly CraftsmenBidView: {
            readonly bid: number;
            readonly cards: readonly string[];
            readonly leaves: number;
            readonly over: number;
        };
        /**
         * BonusTokenComponent
         * @description The award for the first complete production line of a final good.
         */
        readonly CraftsmenBonusTokenComponent: {
            readonly clauses: readonly string[];
            readonly key: string;
            readonly line: readonly string[];
            readonly said: components["schemas"]["Said"];
            readonly text: readonly components["schemas"]["Said"][];
            readonly vp: number;
        };
        /**
         * BuildView
         * @description Building cards under way: `ends` are the answers that put a card of your hand to an end of your row.
         */
        readonly CraftsmenBuildView: {
            readonly built: number;
            readonly cost: number;
            readonly ends: {
                readonly [key: string]: {
                    readonly [key: string]: readonly number[];
                };
            };
            readonly is_free: boolean;
            readonly most: number;
            readonly seat: number;
        };
        /**
         * BuildingComponent
         * @description A building type.
         */
        readonly CraftsmenBuildingComponent: {
            readonly clauses: readonly string[];
            readonly good: string;
            readonly inputs: readonly string[];
            readonly key: string;
            readonly said: components["schemas"]["Said"];
            readonly text: readonly components["schemas"]["Said"][];
            readonly tier: string;
            readonly vp: number;
        };
        /**
         * BuiltView
         * @description A card of a row, and the goods on its input icons.
         */
        readonly CraftsmenBuiltView: {
            readonly card: string;
            readonly filled: readonly string[];
        };
        /**
         * CapitalComponent
         * @description A kind of capital card.
         */
        readonly CraftsmenCapitalComponent: {
            readonly clauses: readonly string[];
            readonly colour: string;
            readonly copies: number;
            readonly key: string;
            readonly said: components["schemas"]["Said"];
            readonly text: readonly components["schemas"]["Said"][];
            readonly value: number;
        };
        /** CapitalView */
        readonly CraftsmenCapitalView: {
            readonly discards: readonly string[];
            readonly mayor: readonly string[];
            readonly pile: number;
            readonly up: readonly (string | null)[];
        };
        /**
         * CardComponent
         * @description A building card: its type, the colours of its halves, and whether it has the house mark.
         */
        readonly CraftsmenCardComponent: {
            readonly bottom: string;
            readonly building: string;
            readonly clauses: readonly string[];
            readonly house: boolean;
            readonly key: string;
            readonly said: components["schemas"]["Said"];
            readonly text: readonly components["schemas"]["Said"][];
            readonly top: string;
        };
        /**
         * CardPlan
         * @description A building card in your hand or face up: what it costs, where it fits, and the goods it serves.
         */
        readonly CraftsmenCardPlan: {
            readonly beside: readonly string[];
            readonly build: number;
            readonly ends: readonly ("left" | "right")[];
            readonly good: string;
            readonly price: number;
            readonly serves: readonly string[];
            readonly worth: number;
        };
        /**
         * ColourView
         * @description The cards of one colour in your hand, and the most they are worth together.
         */
        readonly CraftsmenColourView: {
            readonly cards: readonly string[];
            readonly colour: string;
            readonly worth: number;
        };
        /**
         * Component
         * @description Anything with a name; `text` says what it does, `clauses` where the rules say so.
         */
        readonly CraftsmenComponent: {
            readonly clauses: readonly string[];
            readonly key: string;
            readonly said: components["schemas"]["Said"];
            readonly text: readonly components["schemas"]["Said"][];
        };
        /** Components */
        readonly CraftsmenComponents: {
            readonly bonus: readonly components["schemas"]["CraftsmenBonusTokenComponent"][];
            readonly buildings: readonly components["schemas"]["CraftsmenBuildingComponent"][];
            readonly capital: readonly components["schemas"]["CraftsmenCapitalComponent"][];
            readonly cards: readonly components["schemas"]["CraftsmenCardComponent"][];
            readonly clauses: {
                readonly [key: string]: components["schemas"]["Said"];
            };
            readonly digest: string;
            readonly goods: readonly components["schemas"]["CraftsmenGoodComponent"][];
            readonly limits: components["schemas"]["CraftsmenLimits"];
            readonly places: readonly components["schemas"]["CraftsmenComponent"][];
            readonly seasons: readonly components["schemas"]["CraftsmenSeasonComponent"][];
            readonly ships: readonly components["schemas"]["CraftsmenShipComponent"][];
            readonly spaces: readonly components["schemas"]["CraftsmenSpaceComponent"][];
            readonly tiers: readonly components["schemas"]["CraftsmenTierComponent"][];
            readonly town: readonly components["schemas"]["CraftsmenTownComponent"][];
        };
        /** @enum {string} */
        readonly CraftsmenEventKind: "capital_up" | "building_up" | "drew" | "drew_building" | "sawmill" | "swapped" | "order" | "season" | "phase" | "stage" | "points" | "sent" | "stacked" | "gave" | "passed" | "waived" | "took" | "discarded" | "paid" | "reshuffled" | "privilege" | "built" | "bonus" | "bought" | "opened" | "bid" | "mayor_drew" | "mayor_offered" | "under" | "looked" | "shown" | "returned" | "raw" | "fair" | "input" | "made" | "granary" | "shipped" | "lost" | "merchant" | "token" | "track" | "ship_rank" | "invested" | "won";
        /**
         * FairWay
         * @description Rule C10.3.2: a cube of the fair instead of a raw material; without one, another goes there first.
         */
        readonly CraftsmenFairWay: {
            readonly cubes: number;
            readonly work: number;
        };
        /**
         * FitView
         * @description Where a card of your hand fits: at ends of your row, or beside other cards of your hand.
         */
        readonly CraftsmenFitView: {
            readonly beside: readonly string[];
            readonly ends: readonly ("left" | "right")[];
        };
        /** GoodComponent */
        readonly CraftsmenGoodComponent: {
            readonly clauses: readonly string[];
            readonly key: string;
            readonly said: components["schemas"]["Said"];
            readonly ships: boolean;
            readonly text: readonly components["schemas"]["Said"][];
            /** @enum {unknown} */
            readonly tier: "final" | "half" | "raw";
            readonly work: number;
        };
        /**
         * GranaryWay
         * @description Rule C11: a half-product of the granary instead of one's own, for an assistant and a card.
         */
        readonly CraftsmenGranaryWay: {
            readonly now: boolean;
            readonly owner: number | "natural" | null;
        };
        /**
         * HeldPlan
         * @description A card in your hand and the ends of your row it fits.
         */
        readonly CraftsmenHeldPlan: {
            readonly card: string;
            readonly ends: readonly ("left" | "right")[];
        };
        /**
         * HoldView
         * @description A row of a ship's hold: its good, what a marker scores there, and whose markers lie in its slots.
         */
        readonly CraftsmenHoldView: {
            readonly good: string;
            readonly slots: readonly (number | "natural" | null)[];
            readonly vp: number;
        };
        /**
         * Limits
         * @description Numbers of the rules; those by players or years are lists, the first for the fewest or for year 1.
         */
        readonly CraftsmenLimits: {
            readonly assistants: number;
            readonly city_set: number;
            readonly fair: number;
            readonly fee: readonly number[];
            readonly hand: number;
            readonly hand_season: number;
            readonly in_building: readonly number[];
            readonly own_in_building: number;
            readonly queue: readonly number[];
            readonly start_points: readonly number[];
            readonly tokens: readonly number[];
            readonly tokens_held: number;
            readonly track: number;
            readonly work: readonly number[];
        };
        /**
         * MissingPlan
         * @description A building type that is not in your row, and where its cards are.
         */
        readonly CraftsmenMissingPlan: {
            readonly build: number;
            readonly building: string;
            readonly buy: number;
            readonly hand: readonly components["schemas"]["CraftsmenHeldPlan"][];
            readonly hidden: number;
            readonly tier: string;
            readonly up: readonly components["schemas"]["CraftsmenOfferPlan"][];
        };
        /**
         * OfferPlan
         * @description A face-up card: its price, the worth of your cards in its colours, and the ends of your row it fits.
         */
        readonly CraftsmenOfferPlan: {
            readonly card: string;
            readonly ends: readonly ("left" | "right")[];
            readonly price: number;
            readonly worth: number;
        };
        /**
         * PartView
         * @description Cards of one colour laid together, and what they are worth; the parts of a payment add up.
         */
        readonly CraftsmenPartView: {
            readonly cards: readonly string[];
            readonly worth: number;
        };
        /**
         * PayPlan
         * @description What it would pay: for making all that is still to be made, on the best ship, for the whole line.
         */
        readonly CraftsmenPayPlan: {
            readonly bonus: number;
            readonly made: number;
            readonly ship: number;
            readonly ships: readonly components["schemas"]["CraftsmenRoomPlan"][];
            readonly total: number;
        };
        /**
         * PaymentView
         * @description A payment under way: `ways` are what may be paid, the best first, for whoever pays.
         *
         *         `parts` are all he could lay of one colour. `card` is the building card bought; empty when the cards just
         *         built are paid for.
         */
        readonly CraftsmenPaymentView: {
            readonly card: string;
            readonly colours: readonly string[];
            readonly due: number;
            readonly laid: readonly string[];
            readonly parts: readonly components["schemas"]["CraftsmenPartView"][];
            readonly seat: number;
            readonly ways: readonly components["schemas"]["CraftsmenPaymentWayView"][];
            readonly worth: number;
        };
        /**
         * PaymentWayView
         * @description One of the payments that are accepted, with the answers that make it.
         */
        readonly CraftsmenPaymentWayView: {
            readonly cards: readonly string[];
            readonly leaves: number;
            readonly over: number;
            readonly path: readonly number[];
        };
        /**
         * PileView
         * @description The building cards of a tier: how many lie face down, and which lie face up.
         */
        readonly CraftsmenPileView: {
            readonly pile: number;
            readonly up: readonly (string | null)[];
        };
        /**
         * PlaceView
         * @description A queue space you may take now: the answers that lead there, and what it costs.
         */
        readonly CraftsmenPlaceView: {
            readonly acts: number;
            readonly fee: number;
            readonly own: boolean;
            readonly path: readonly number[];
            readonly privilege: boolean;
            readonly to: number;
        };
        /**
         * Plan
         * @description One unit of a good. `work`: with every building of the line; `now`: with your row as it is.
         *
         *         `now` is None while a building is missing that nothing replaces.
         */
        readonly CraftsmenPlan: {
            readonly build: number;
            readonly buy: number;
            readonly cards: readonly string[];
            readonly good: string;
            readonly missing: readonly components["schemas"]["CraftsmenMissingPlan"][];
            readonly now: number | null;
            readonly pays: components["schemas"]["CraftsmenPayPlan"];
            readonly rows: readonly string[];
            readonly units: readonly components["schemas"]["CraftsmenUnitPlan"][];
            readonly work: number;
        };
        /**
         * Plans
         * @description Every good by its key; `shipped` are those that leave by ship, the nearest first.
         */
        readonly CraftsmenPlans: {
            readonly cards: {
                readonly [key: string]: components["schemas"]["CraftsmenCardPlan"];
            };
            readonly fair: number;
            readonly goods: {
                readonly [key: string]: components["schemas"]["CraftsmenPlan"];
            };
            readonly shipped: readonly string[];
            readonly work: number;
            readonly worth: number;
        };
        /** @enum {string} */
        readonly CraftsmenQuestionKind: "draw" | "draw_building" | "deal_sawmill" | "turn_up_capital" | "turn_up" | "swap_card" | "swap_sawmill" | "send" | "stack" | "fee" | "limit" | "bankers" | "bankers_more" | "bankers_discard" | "build" | "side" | "pay" | "notary" | "open" | "bid" | "mayor_draw" | "mayor_answer" | "look_tier" | "look_draw" | "look_show" | "look_where" | "look_order" | "craft" | "raw" | "raw_place" | "trade_place" | "half_place" | "granary_reward" | "ship" | "bribe" | "merchants" | "merchant_slot" | "merchant_pay" | "town_hall" | "token" | "invest";
        /**
         * RoomPlan
         * @description A row of a ship for the good.
         */
        readonly CraftsmenRoomPlan: {
            readonly bribe: boolean;
            readonly free: number;
            readonly ship: number;
            readonly vp: number;
        };
        /**
         * SeasonComponent
         * @description A season: whether assistants are sent, and the town buildings that act in it.
         */
        readonly CraftsmenSeasonComponent: {
            readonly assistants: boolean;
            readonly clauses: readonly string[];
            readonly key: string;
            readonly said: components["schemas"]["Said"];
            readonly text: readonly components["schemas"]["Said"][];
            readonly town: readonly string[];
        };
        /**
         * SeatView
         * @description Hands of others show numbers only; what they are worth and where they fit is yours alone.
         */
        readonly CraftsmenSeatView: {
            readonly assistants: number;
            readonly capital: readonly string[] | number;
            readonly cards: readonly string[] | number;
            readonly colours: readonly components["schemas"]["CraftsmenColourView"][];
            readonly fair: number;
            readonly fits: {
                readonly [key: string]: components["schemas"]["CraftsmenFitView"];
            };
            readonly passed: boolean;
            readonly pictures: number;
            readonly privileges: number;
            readonly row: readonly components["schemas"]["CraftsmenBuiltView"][];
            readonly vp: number;
            readonly works: number;
            readonly worth: number | null;
        };
        /** ShipComponent */
        readonly CraftsmenShipComponent: {
            readonly clauses: readonly string[];
            readonly key: string;
            readonly places: readonly number[];
            readonly rows: readonly components["schemas"]["CraftsmenShipRow"][];
            readonly said: components["schemas"]["Said"];
            readonly text: readonly components["schemas"]["Said"][];
        };
        /** ShipRow */
        readonly CraftsmenShipRow: {
            readonly good: string;
            readonly slots: number;
            readonly vp: number;
        };
        /**
         * SpaceComponent
         * @description A queue space, from left to right.
         */
        readonly CraftsmenSpaceComponent: {
            readonly clauses: readonly string[];
            readonly fee: boolean;
            readonly key: string;
            readonly privilege: boolean;
            readonly said: components["schemas"]["Said"];
            readonly text: readonly components["schemas"]["Said"][];
        };
        /** TierComponent */
        readonly CraftsmenTierComponent: {
            readonly cards: number;
            readonly clauses: readonly string[];
            readonly cost: number;
            readonly key: string;
            readonly mayor: number;
            readonly price: number;
            readonly said: components["schemas"]["Said"];
            readonly text: readonly components["schemas"]["Said"][];
        };
        /**
         * TokensView
         * @description What is left in the town hall.
         */
        readonly CraftsmenTokensView: {
            readonly privilege: number;
            readonly work: number;
        };
        /**
         * TownComponent
         * @description A town building, in the order of the stages.
         */
        readonly CraftsmenTownComponent: {
            readonly clauses: readonly string[];
            readonly key: string;
            readonly privilege: components["schemas"]["Said"];
            readonly said: components["schemas"]["Said"];
            readonly stage: number;
            readonly text: readonly components["schemas"]["Said"][];
        };
        /**
         * TownView
         * @description A town building: for each queue space its lower and its upper disc, and the discs on its picture.
         *
         *         `places` are the queue spaces as you may take them, one for each, while you are asked where to send.
         */
        readonly CraftsmenTownView: {
            readonly picture: readonly number[];
            readonly places: readonly (components["schemas"]["CraftsmenPlaceView"] | null)[];
            readonly queue: readonly (readonly (number | "natural" | null)[])[];
        };
        /**
         * UnitPlan
         * @description One unit on the way, `into` the number of the unit that takes it in; -1: the last.
         *
         *         `ready`: it lies on its input icon; `own`: your building makes it; `missing`: you have no such building.
         */
        readonly CraftsmenUnitPlan: {
            readonly building: string;
            readonly card: string;
            readonly fair: components["schemas"]["CraftsmenFairWay"] | null;
            readonly good: string;
            readonly granary: components["schemas"]["CraftsmenGranaryWay"] | null;
            readonly into: number;
            readonly now: boolean;
            /** @enum {unknown} */
            readonly state: "missing" | "own" | "ready";
        };
        /**
         * View
         * @description `stage` is the town building whose actions run, 0 between them; `stages_over` those that are done.
         */
        readonly CraftsmenView: {
            readonly acting: components["schemas"]["CraftsmenActingView"] | null;
            readonly auction: components["schemas"]["CraftsmenAuctionView"] | null;
            readonly bonus: {
                readonly [key: string]: number | "natural" | null;
            };
            readonly build: components["schemas"]["CraftsmenBuildView"] | null;
            readonly capital: components["schemas"]["CraftsmenCapitalView"];
            readonly granary: {
                readonly [key: string]: readonly (number | "natural" | null)[];
            };
            readonly looked: readonly string[] | number;
            readonly market: {
                readonly [key: string]: components["schemas"]["CraftsmenPileView"];
            };
            readonly order: readonly number[];
            readonly payment: components["schemas"]["CraftsmenPaymentView"] | null;
            /** @enum {unknown} */
            readonly phase: "assistants" | "buildings" | "end" | "over" | "start" | "year-end";
            readonly season: string;
            readonly seats: readonly components["schemas"]["CraftsmenSeatView"][];
            readonly ships: readonly (readonly components["schemas"]["CraftsmenHoldView"][])[];
            readonly stage: number;
            readonly stages_over: number;
            readonly tokens: components["schemas"]["CraftsmenTokensView"];
            readonly town: {
                readonly [key: string]: components["schemas"]["CraftsmenTownView"];
            };
            readonly track: readonly number[];
            readonly work: components["schemas"]["CraftsmenWorkView"] | null;
            readonly year: number;
            readonly year_end: readonly components["schemas"]["CraftsmenYearEndView"][];
        };
        /**
         * WorkView
         * @description Work points of the production under way.
         */
        readonly CraftsmenWorkView: {
            readonly left: number;
            readonly seat: number;
        };
        /**
         * YearEndView
         * @description What a seat would score if the year ended now; investments are up to the players.
         */
        readonly CraftsmenYearEndView: {
            readonly city: number;
            readonly granary: number;
            readonly ships: number;
            readonly total: number;
        };
        /** Created */
        readonly Created: {
            readonly id: string;
        };
        /** Credentials */
        readonly Credentials: {
            readonly login: string;
            readonly password: string;
        };
        /**
         * DeclaredChair
         * @description A kind of seat: `person`, `bot`, or one that the game plays by its own rules.
         */
        readonly DeclaredChair: {
            readonly default: string;
            readonly kind: string;
            readonly levels: readonly string[];
            readonly most: number;
            readonly option: string;
        };
        /**
         * DeclaredExclusion
         * @description Two settings that cannot go together; the clause says why.
         */
        readonly DeclaredExclusion: {
            readonly clause: string;
            readonly one: components["schemas"]["DeclaredSetting"];
            readonly other: components["schemas"]["DeclaredSetting"];
        };
        /**
         * DeclaredOption
         * @description A flag, or a choice of one of its values. A flag's default is `no`.
         */
        readonly DeclaredOption: {
            readonly default: string;
            readonly key: string;
            /** @enum {unknown} */
            readonly kind: "choice" | "flag";
            readonly values: readonly string[];
        };
        /**
         * DeclaredSetting
         * @description One of these values under this key: of a choice, `yes` of a flag, or a kind of chair that is taken.
         */
        readonly DeclaredSetting: {
            readonly key: string;
            readonly values: readonly string[];
        };
        /**
         * Done
         * @description What was sent under this key is in the book; `again` if it already was.
         */
        readonly Done: {
            /** @default false */
            readonly again: boolean;
            readonly key: string;
            readonly seq: number;
            /** @enum {unknown} */
            readonly type: "done";
        };
        /**
         * Entry
         * @description One line of a table's book, by its kind.
         *
         *         answer    a seat answered: `said` is the option, `then` those it chose with it, `told` what followed,
         *                   `explained` the turns that fixed rules played; `opens`: it began a turn
         *         undo      the game went back to just after line `to`
         *         start     the game begins; `told` is the set-up
         *         chat      `text`
         *         note      anything else about people and seats, in words
         */
        readonly Entry: {
            /** @default [] */
            readonly explained: readonly components["schemas"]["Explained"][];
            /** @enum {unknown} */
            readonly kind: "answer" | "chat" | "note" | "start" | "undo";
            /** @default  */
            readonly name: string;
            /** @default false */
            readonly opens: boolean;
            /** @default null */
            readonly said: components["schemas"]["Said"] | null;
            /** @default 0 */
            readonly seat: number;
            readonly seq: number;
            /** @default  */
            readonly text: string;
            /** @default [] */
            readonly then: readonly components["schemas"]["Said"][];
            readonly time: number;
            /** @default 0 */
            readonly to: number;
            /** @default [] */
            readonly told: readonly components["schemas"]["Told"][];
        };
        /**
         * Explained
         * @description Why an Automa did what it did in the events from `first` up to, not including, `end` of an entry.
         */
        readonly Explained: {
            readonly end: number;
            readonly first: number;
            readonly said: components["schemas"]["Said"];
            readonly seat: number;
            readonly steps: readonly components["schemas"]["Step"][];
        };
        /**
         * Forecast
         * @description Where the water of this round would go if nobody changed anything any more.
         */
        readonly Forecast: {
            readonly ask: number;
            readonly told: readonly components["schemas"]["Told"][];
            /** @enum {unknown} */
            readonly type: "forecast";
        };
        readonly FromServer: components["schemas"]["Update"] | components["schemas"]["Done"] | components["schemas"]["Refused"] | components["schemas"]["Preview"] | components["schemas"]["Why"] | components["schemas"]["Forecast"] | components["schemas"]["Plans"] | components["schemas"]["Looking"] | components["schemas"]["Pong"] | components["schemas"]["Bye"];
        /** GameList */
        readonly GameList: {
            readonly games: readonly components["schemas"]["GameOffered"][];
        };
        /**
         * GameOffered
         * @description What a table of a game can be made with. The words are those of its set-up file.
         */
        readonly GameOffered: {
            readonly chairs: readonly components["schemas"]["DeclaredChair"][];
            readonly content: string;
            readonly exclusions: readonly components["schemas"]["DeclaredExclusion"][];
            readonly key: string;
            readonly options: readonly components["schemas"]["DeclaredOption"][];
            readonly period: string;
            readonly rules_version: number;
            readonly seats: components["schemas"]["SeatRange"];
        };
        /** Health */
        readonly Health: {
            /** @enum {unknown} */
            readonly bus: "process" | "redis";
            /** @enum {unknown} */
            readonly database: "postgresql" | "sqlite";
            /** @enum {unknown} */
            readonly status: "ok" | "stopping";
            readonly version: string;
        };
        /**
         * Hello
         * @description The first message: the last line the client has, -1 for none.
         */
        readonly Hello: {
            readonly have: number;
            /** @enum {unknown} */
            readonly type: "hello";
        };
        /**
         * Looking
         * @description The seat that this connection looks as from here on; 0: all of its hands are covered.
         */
        readonly Looking: {
            readonly ask: number;
            readonly seat: number;
            /** @enum {unknown} */
            readonly type: "looking";
        };
        /** Me */
        readonly Me: {
            readonly person: components["schemas"]["Person"] | null;
        };
        /**
         * NewChair
         * @description Who is to sit there: `person`, `bot`, or a kind of seat that the game plays by its own rules.
         *
         *         A person with a `name` plays at the browser of the table's maker; others come by a link.
         */
        readonly NewChair: {
            readonly kind: string;
            /** @default  */
            readonly level: string;
            /** @default  */
            readonly name: string;
        };
        /** NewGuest */
        readonly NewGuest: {
            readonly name: string;
        };
        /** NewName */
        readonly NewName: {
            readonly name: string;
        };
        /**
         * NewTable
         * @description People and bots first, the game's own seats last. With no free chair left the game begins at once.
         *
         *         Its maker sits on the first chair for a person, under the name of that chair if it has one.
         *
         *         `options` are those that the game declares.
         */
        readonly NewTable: {
            readonly chairs: readonly components["schemas"]["NewChair"][];
            readonly game: string;
            /** @default null */
            readonly name: string | null;
            /** @default {} */
            readonly options: {
                readonly [key: string]: boolean | string;
            };
            /**
             * @default live
             * @enum {unknown}
             */
            readonly pace: "1d" | "3d" | "7d" | "live";
            /** @default false */
            readonly public: boolean;
            /** @default null */
            readonly seed: string | null;
        };
        /**
         * Open
         * @description Look as one of the own seats: the one that is asked, or any while none of them is.
         *
         *         Where several people share a browser this is how the screen is handed over.
         */
        readonly Open: {
            readonly ask: number;
            readonly at: number;
            readonly seat: number;
            /** @enum {unknown} */
            readonly type: "open";
        };
        /**
         * OtherRules
         * @description The game was played under other rules and goes another way under these from line `line` on.
         */
        readonly OtherRules: {
            readonly asked: components["schemas"]["ContinueAsked"] | null;
            readonly back_to: number;
            readonly line: number;
            readonly ours: string;
            readonly theirs: string;
        };
        /**
         * Person
         * @description Who is asking; a guest has no login.
         */
        readonly Person: {
            readonly id: string;
            /** @default null */
            readonly login: string | null;
            readonly name: string;
        };
        /** Ping */
        readonly Ping: {
            readonly ask: number;
            /** @enum {unknown} */
            readonly type: "ping";
        };
        /**
         * Plans
         * @description What the seat could work towards, as a document of the game's own.
         */
        readonly Plans: {
            readonly ask: number;
            readonly plans: Record<string, unknown>;
            /** @enum {unknown} */
            readonly type: "plans";
        };
        /** Pong */
        readonly Pong: {
            readonly ask: number;
            /** @enum {unknown} */
            readonly type: "pong";
        };
        /**
         * Preview
         * @description What an option would cause up to the next question, and how the view would change.
         */
        readonly Preview: {
            readonly ask: number;
            readonly changes: readonly (readonly unknown[])[] | null;
            readonly ends_turn: boolean;
            readonly reveals: boolean;
            readonly then: components["schemas"]["Said"] | null;
            readonly told: readonly components["schemas"]["Told"][];
            /** @enum {unknown} */
            readonly type: "preview";
        };
        /**
         * Problem
         * @description Every 4xx: what is wrong and the way out. `code` is for programs.
         */
        readonly Problem: {
            readonly code: string;
            readonly detail: string;
        };
        /**
         * Refused
         * @description Nothing changed. `code` is for programs, `said` and `clause` for people.
         */
        readonly Refused: {
            /** @default -1 */
            readonly ask: number;
            /** @default  */
            readonly clause: string;
            readonly code: string;
            /** @default  */
            readonly key: string;
            readonly said: components["schemas"]["Said"];
            /** @enum {unknown} */
            readonly type: "refused";
        };
        /**
         * Replace
         * @description Let a bot play a seat: the own one, or one whose person has been away long enough.
         */
        readonly Replace: {
            readonly key: string;
            readonly seat: number;
            /** @enum {unknown} */
            readonly type: "replace";
        };
        /** Resign */
        readonly Resign: {
            readonly key: string;
            /** @default 0 */
            readonly seat: number;
            /** @enum {unknown} */
            readonly type: "resign";
        };
        /**
         * Return
         * @description Take the own seat back from the bot.
         */
        readonly Return: {
            readonly key: string;
            /** @default 0 */
            readonly seat: number;
            /** @enum {unknown} */
            readonly type: "return";
        };
        /**
         * RoomView
         * @description A table as one person sees it, without the game on it.
         */
        readonly RoomView: {
            readonly chairs: readonly components["schemas"]["Chair"][];
            readonly commitment: string;
            readonly deadline: number | null;
            readonly gains: readonly components["schemas"]["ChapterGains"][];
            readonly game: string;
            readonly hand_over: boolean;
            readonly host: number;
            readonly id: string;
            readonly invites: readonly string[];
            readonly name: string;
            readonly options: Record<string, unknown>;
            readonly other_rules: components["schemas"]["OtherRules"] | null;
            /** @enum {unknown} */
            readonly pace: "1d" | "3d" | "7d" | "live";
            /** @enum {unknown} */
            readonly phase: "over" | "playing" | "waiting";
            readonly public: boolean;
            readonly seed: string;
            readonly seed_chosen: boolean;
            readonly standings: readonly components["schemas"]["Standing"][];
            readonly turn_to: number | null;
            readonly undo_asked: components["schemas"]["UndoAsked"] | null;
            readonly undo_to: number | null;
            readonly watching: number;
            readonly you: number;
            readonly yours: readonly number[];
        };
        /**
         * Row
         * @description One option: the action to send, what kind it is, the place on the board it glows at, its words.
         */
        readonly Row: {
            readonly action: number;
            readonly kind: string;
            readonly place: string;
            readonly said: components["schemas"]["Said"];
        };
        /**
         * Said
         * @description A message as it stands in a document: a key of the message files; an argument may be said itself.
         */
        readonly Said: {
            readonly args?: {
                readonly [key: string]: number | string | components["schemas"]["Said"];
            };
            readonly key: string;
        };
        /** SeatRange */
        readonly SeatRange: {
            readonly default: number;
            readonly least: number;
            readonly most: number;
        };
        /**
         * Sit
         * @description Take a free chair: any of a public table (`seat` 0: the first), or the one an invite is for.
         */
        readonly Sit: {
            /** @default  */
            readonly invite: string;
            /** @default 0 */
            readonly seat: number;
        };
        /** Standing */
        readonly Standing: {
            /** @default {} */
            readonly periods: {
                readonly [key: string]: number;
            };
            readonly points: number;
            readonly seat: number;
            readonly sources: {
                readonly [key: string]: number;
            };
            readonly winner: boolean;
        };
        /**
         * Step
         * @description One step of a turn's explanation: what was weighed, the clause, the places that were left by it.
         */
        readonly Step: {
            /** @default  */
            readonly clause: string;
            /** @enum {unknown} */
            readonly kind: "chosen" | "considered" | "narrowed" | "note" | "performed" | "tried";
            /** @default [] */
            readonly places: readonly string[];
            readonly said: components["schemas"]["Said"];
        };
        /**
         * TableList
         * @description `yours`: your turn first, then latest; `open`: public with a free chair; `watch`: others in play.
         */
        readonly TableList: {
            /** @default [] */
            readonly open: readonly components["schemas"]["TableSummary"][];
            /** @default [] */
            readonly watch: readonly components["schemas"]["TableSummary"][];
            /** @default [] */
            readonly yours: readonly components["schemas"]["TableSummary"][];
        };
        /**
         * TableSummary
         * @description One line of the table list.
         */
        readonly TableSummary: {
            readonly asked: number;
            readonly chairs: readonly components["schemas"]["Chair"][];
            readonly chapter: number;
            /** @default null */
            readonly deadline: number | null;
            readonly game: string;
            readonly id: string;
            readonly name: string;
            readonly options: Record<string, unknown>;
            /** @enum {unknown} */
            readonly pace: "1d" | "3d" | "7d" | "live";
            /** @enum {unknown} */
            readonly phase: "over" | "playing" | "waiting";
            readonly public: boolean;
            readonly updated: number;
            readonly your_turn: boolean;
            readonly yours: readonly number[];
        };
        readonly ToServer: components["schemas"]["Hello"] | components["schemas"]["Act"] | components["schemas"]["Undo"] | components["schemas"]["AskUndo"] | components["schemas"]["AnswerUndo"] | components["schemas"]["AskContinue"] | components["schemas"]["AnswerContinue"] | components["schemas"]["Chat"] | components["schemas"]["Resign"] | components["schemas"]["Replace"] | components["schemas"]["Return"] | components["schemas"]["AskPreview"] | components["schemas"]["AskWhy"] | components["schemas"]["AskForecast"] | components["schemas"]["AskPlans"] | components["schemas"]["Open"] | components["schemas"]["Cover"] | components["schemas"]["Ping"];
        /**
         * Token
         * @description A secret that stands for a person: keep the link, come back on any device.
         */
        readonly Token: {
            readonly token: string;
        };
        /**
         * Told
         * @description One event: `kernel.game.Told` with seats from 1.
         *
         *         `what` is the component concerned, `amount` how much (a loss is negative), `origin` where it came from,
         *         `way` the places it passed, `goods` how much of each good where one event moves several, `places` what it
         *         touches on the board. Without a source it has that of the event before it; `by_rules`: none is worth
         *         naming, the rules are so.
         */
        readonly Told: {
            /** @default 0 */
            readonly amount: number;
            /** @default false */
            readonly by_rules: boolean;
            /** @default {} */
            readonly goods: {
                readonly [key: string]: number;
            };
            readonly kind: string;
            /** @default  */
            readonly origin: string;
            /** @default [] */
            readonly places: readonly string[];
            readonly said: components["schemas"]["Said"];
            readonly seat: number;
            /** @default null */
            readonly source: components["schemas"]["Said"] | null;
            /** @default [] */
            readonly way: readonly string[];
            /** @default  */
            readonly what: string;
        };
        /**
         * Undo
         * @description Take back the own last answer, or with `turn` all of them since the turn began.
         */
        readonly Undo: {
            readonly at: number;
            readonly key: string;
            /** @default false */
            readonly turn: boolean;
            /** @enum {unknown} */
            readonly type: "undo";
        };
        /**
         * UndoAsked
         * @description Somebody asks to take back more than is theirs alone; `request` is the line that asks.
         */
        readonly UndoAsked: {
            readonly by: number;
            readonly request: number;
            readonly to: number;
            readonly waiting: readonly number[];
        };
        /**
         * Update
         * @description What changed, up to line `seq`, of the document `{room, view, asked}` that both sides keep.
         *
         *         `entries` are the lines after `since`; -1: earlier ones are only on request. `scenes` lead through the
         *         views on the way: after the newest answer itself, and after each of its explained turns, each from the one
         *         before and the first from the view before this update; `changes` come after them. `forget`: another seat
         *         looks than before, and the lines that were known were not for it.
         */
        readonly Update: {
            readonly at: number;
            readonly changes: readonly (readonly unknown[])[];
            readonly entries: readonly components["schemas"]["Entry"][];
            /** @default false */
            readonly forget: boolean;
            /** @default [] */
            readonly scenes: readonly (readonly (readonly unknown[])[])[];
            readonly seq: number;
            readonly since: number;
            /** @enum {unknown} */
            readonly type: "update";
        };
        /** Why */
        readonly Why: {
            readonly ask: number;
            readonly clause: string;
            readonly legal: boolean;
            readonly said: components["schemas"]["Said"];
            /** @enum {unknown} */
            readonly type: "why";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly new_account: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Credentials"];
            };
        };
        readonly responses: {
            /** @description Document created, URL follows */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Me"];
                };
            };
            /** @description What was sent cannot be read */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody we know, or a secret that does not fit */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is out of reach */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly list_games: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GameList"];
                };
            };
            /** @description What was sent cannot be read */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is out of reach */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly get_components: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly game: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly [key: string]: unknown;
                    };
                };
            };
            /** @description What was sent cannot be read */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is out of reach */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly get_words: {
        readonly parameters: {
            readonly query?: {
                readonly part?: "all" | "setup";
            };
            readonly header?: never;
            readonly path: {
                readonly game: string;
                readonly language: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
            /** @description What was sent cannot be read */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is out of reach */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly new_guest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewGuest"];
            };
        };
        readonly responses: {
            /** @description Document created, URL follows */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Me"];
                };
            };
            /** @description What was sent cannot be read */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is out of reach */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly get_health: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
            /** @description What was sent cannot be read */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is out of reach */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly log_in: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Credentials"];
            };
        };
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Me"];
                };
            };
            /** @description What was sent cannot be read */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody we know, or a secret that does not fit */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is out of reach */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly log_out: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Me"];
                };
            };
            /** @description What was sent cannot be read */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is out of reach */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly get_me: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Me"];
                };
            };
            /** @description What was sent cannot be read */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is out of reach */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly change_me: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewName"];
            };
        };
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Me"];
                };
            };
            /** @description What was sent cannot be read */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody we know, or a secret that does not fit */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is out of reach */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly new_recovery: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Document created, URL follows */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Token"];
                };
            };
            /** @description What was sent cannot be read */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody we know, or a secret that does not fit */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is out of reach */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly recover: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Token"];
            };
        };
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Me"];
                };
            };
            /** @description What was sent cannot be read */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody we know, or a secret that does not fit */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is out of reach */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly list_tables: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TableList"];
                };
            };
            /** @description What was sent cannot be read */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is out of reach */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly new_table: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewTable"];
            };
        };
        readonly responses: {
            /** @description Document created, URL follows */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Created"];
                };
            };
            /** @description What was sent cannot be read */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody we know, or a secret that does not fit */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is out of reach */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly get_table: {
        readonly parameters: {
            readonly query?: {
                readonly seat?: number;
                readonly invite?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly table_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RoomView"];
                };
            };
            /** @description What was sent cannot be read */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is out of reach */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly get_book: {
        readonly parameters: {
            readonly query?: {
                readonly before?: number;
                readonly limit?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly table_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Book"];
                };
            };
            /** @description What was sent cannot be read */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is out of reach */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly set_chair: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly table_id: string;
                readonly seat: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewChair"];
            };
        };
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RoomView"];
                };
            };
            /** @description What was sent cannot be read */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody we know, or a secret that does not fit */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is out of reach */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly leave: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly table_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What was sent cannot be read */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody we know, or a secret that does not fit */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is out of reach */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly get_record: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly table_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain": string;
                };
            };
            /** @description What was sent cannot be read */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is out of reach */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly sit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly table_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Sit"];
            };
        };
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RoomView"];
                };
            };
            /** @description What was sent cannot be read */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody we know, or a secret that does not fit */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is out of reach */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readonly start: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly table_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Request fulfilled, document follows */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RoomView"];
                };
            };
            /** @description What was sent cannot be read */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody we know, or a secret that does not fit */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not now */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database is out of reach */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
