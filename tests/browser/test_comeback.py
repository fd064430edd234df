"""Ways back: a phrase, a passkey (by Chromium's virtual authenticator); leaving, and my tables."""

from __future__ import annotations

import pytest
from playwright.async_api import CDPSession, Page, expect

from tests.browser.conftest import Deal
from tests.browser.survey import Look, survey
from tests.browser.table_page import TablePage
from tests.browser.visitors import PHONE, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
LOOKS = [
    Look(axe=True),
    Look(lang="de"),
    Look(PHONE, axe=True),
    Look(PHONE, "de"),
    Look(theme="dark"),
]


async def named(me: TablePage, path: str) -> None:
    """A page under a name: passkeys need one."""
    url = me.page.url if me.page.url.startswith("http") else await _address(me)
    origin = url.split("/")[2].replace("127.0.0.1", "localhost")
    await me.page.goto(f"http://{origin}{path}")


async def _address(me: TablePage) -> str:
    await me.page.goto("/healthz")
    return me.page.url


async def authenticator(page: Page) -> tuple[CDPSession, str]:
    cdp = await page.context.new_cdp_session(page)
    await cdp.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = await cdp.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return cdp, made["authenticatorId"]


async def tables(me: TablePage) -> list[str]:
    answer = await me.page.evaluate("fetch('/api/tables').then((answer) => answer.json())")
    return [row["id"] for row in answer["tables"]]


async def test_a_passkey_brings_all_tables_to_another_browser(visitors: Visitors) -> None:
    me, other = await visitors(), await visitors()
    await named(me, "/new?game=orleans&friends=1")
    await me.page.locator("[data-spine] .button.main").click()
    await me.page.wait_for_url("**/table/*")
    table = me.page.url.rsplit("/", 1)[1]
    await named(me, "/me/devices")
    here, own = await authenticator(me.page)
    await me.page.locator("[data-add-passkey]").click()
    await expect(me.page.get_by_text("The passkey is yours now")).to_be_visible()
    await me.page.reload()
    await expect(me.page.locator("[data-add-passkey]")).to_be_visible()
    found = await survey(me, "devices", LOOKS)
    assert not found, "\n".join(found)
    # The same key on another device, as passkeys are carried there by their makers.
    credentials = await here.send("WebAuthn.getCredentials", {"authenticatorId": own})
    (credential,) = credentials["credentials"]
    await named(other, "/me/devices")
    there, carried = await authenticator(other.page)
    await there.send(
        "WebAuthn.addCredential", {"authenticatorId": carried, "credential": credential}
    )
    assert await tables(other) == []
    await other.page.locator("[data-enter-passkey]").click()
    await other.page.wait_for_url("**/")
    await expect(other.page.locator(f'.tables a[href="/table/{table}"]')).to_be_visible()
    assert await tables(other) == [table]
    # It is listed, and one of them logs the other out.
    await me.page.reload()
    await me.page.locator('[data-end="device"]').click()
    await expect(me.page.locator('[data-end="device"]')).to_have_count(0)
    assert await tables(other) == []
    # A passkey that was taken away opens nothing.
    await me.page.get_by_role("button", name="End").first.click()
    await expect(me.page.get_by_role("button", name="End")).to_have_count(0)
    await named(other, "/me/devices")
    visitors.expected.append("403")
    await other.page.locator("[data-enter-passkey]").click()
    await expect(other.page.get_by_text("This passkey is not known here")).to_be_visible()


async def test_a_phrase_is_kept_in_a_file_and_brings_me_back(
    visitors: Visitors, deal: Deal
) -> None:
    me, other = await visitors(), await visitors()
    await deal.sit(await deal.put("plan"), me)
    table = me.table
    await me.page.locator('[data-open="menu"]').click()
    await me.page.get_by_role("link", name="My devices").click()
    await me.page.locator("[data-make-phrase]").click()
    phrase = await me.page.locator("[data-phrase]").get_attribute("data-phrase")
    async with me.page.expect_download() as saved:
        await me.page.get_by_role("link", name="Save as a file").click()
    file = await (await saved.value).path()
    assert phrase in file.read_text(encoding="utf-8")
    # On another browser, which has a table of its own that stays there.
    await deal.sit(await deal.put("wait"), other)
    own = other.table
    await other.page.goto("/me/devices")
    await other.page.locator('input[type="file"]').set_input_files(file)
    await expect(other.page.locator("textarea")).to_have_value(phrase or "")
    await other.page.get_by_role("switch").uncheck(force=True)
    await other.page.locator("[data-come-back]").click()
    await other.page.wait_for_url("**/")
    await expect(other.page.locator(".tables li")).to_have_count(1)
    assert await tables(other) == [table]
    await other.page.goto("/me/devices")
    await other.page.get_by_role("button", name="Log out here").click()
    await other.page.locator("[data-sure]").click()
    await other.page.wait_for_url("**/")
    await expect(other.page.locator(f'.tables a[href="/table/{own}"]')).to_be_visible()


async def test_my_tables_are_found_and_leave_the_list(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    await deal.sit(await deal.put("plan"), me)
    await deal.sit(await deal.finished(), me)
    await me.home()
    await me.page.get_by_role("link", name="All 2 tables").click()
    rows = me.page.locator(".tables li")
    await expect(rows).to_have_count(2)
    await me.page.get_by_role("button", name="Remove from my list").click()
    assert await survey(me, "tables", LOOKS) == []
    await me.page.get_by_role("searchbox").fill("pilgrim")
    await expect(rows).to_have_count(0)
    await me.page.get_by_role("searchbox").fill("orléans")
    await expect(rows).to_have_count(2)
    await me.page.get_by_role("button", name="Remove from my list").click()
    await me.page.locator("[data-sure]").click()
    await expect(rows).to_have_count(1)


async def test_who_resigns_watches_and_the_others_see_it(visitors: Visitors, deal: Deal) -> None:
    me = await visitors.again()
    dealt = await deal.put("plan", ("person", "person"))
    await deal.sit(dealt, me)
    await me.page.locator('[data-open="menu"]').click()
    await me.page.get_by_role("button", name="Resign").click()
    await me.page.locator("[data-sure]").click()
    await expect(me.page.locator('[data-player="0"]').first).to_contain_text("resigned in round")
    await me.page.keyboard.press("l")
    await expect(me.page.locator('[data-notice="resign"]')).to_be_visible()
    assert (await me.state())["table"]["seat"] is None
