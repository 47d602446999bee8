-- The addresses and the access that an app may claim, as route patterns and access roles or 'anyone': those of its first
-- release, and of later ones that were granted more. The shell needs none.
alter table release_pointers
  add column granted_paths text[] not null default '{}',
  add column granted_access text[] not null default '{}';
update release_pointers as pointer
set granted_paths = array(select json_array_elements_text(record -> 'paths')),
  granted_access = array(
    select json_array_elements_text(
      case json_typeof(record -> 'access') when 'array' then record -> 'access' else json_build_array(record -> 'access') end
    )
  )
from releases
where releases.app = pointer.app and releases.release = pointer.stable and pointer.app <> 'shell';
