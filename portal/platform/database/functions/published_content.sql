-- What patients of a brand read now: of each item the version that was published last, and of no item that was withdrawn. No other version can be
-- read by it, and no author.
create or replace function published_content(of_brand text)
  returns table (id bigint, content jsonb)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select item.id, version.content
    from content_items as item
      cross join lateral (
        select publication.version, publication.published_at from content_publications as publication
        where publication.item_id = item.id order by publication.number desc limit 1
      ) as last
      join content_versions as version on version.item_id = item.id and version.version = last.version
    where item.brand = of_brand
    order by last.published_at desc, item.id desc;
  end;
revoke execute on function published_content from public;
grant execute on function published_content to portal_app;
