//! The scheme: what is built, run and tested.

use roxmltree::Document;

use crate::project::{Project, Target};
use crate::{Check, Tree, ensure};

/// The scheme.
pub const FILE: &str = "ios/Douze.xcodeproj/xcshareddata/xcschemes/Douze.xcscheme";

/// It names targets of the project as the project names them, and tests with all of them.
///
/// # Errors
/// The first that is not so.
pub fn scheme(tree: &Tree) -> Check {
    let targets = Project::read(tree)?.targets();
    let text = tree.text(FILE)?;
    let document = Document::parse(&text).map_err(|error| format!("{FILE}: {error}"))?;
    let mut run = Vec::new();
    for reference in document.descendants().filter(|node| node.has_tag_name("BuildableReference")) {
        let said = |key| reference.attribute(key).unwrap_or_default();
        let id = said("BlueprintIdentifier");
        let target = targets.iter().find(|target| target.id == id).ok_or(format!("no target {id}"))?;
        for (key, is) in [("BlueprintName", &*target.name), ("BuildableName", &target.product)] {
            ensure(said(key) == is, || format!("{id} is {is}, not {}", said(key)))?;
        }
        let project = said("ReferencedContainer");
        ensure(project == "container:Douze.xcodeproj", || format!("{id} is not in {project}"))?;
        let testing = reference.parent_element().filter(|node| node.has_tag_name("TestableReference"));
        if let Some(testing) = testing {
            ensure(testing.attribute("skipped") == Some("NO"), || format!("{} is skipped", target.name))?;
            run.push(&target.name);
        }
    }
    for Target { name, product, .. } in &targets {
        let unit = product.ends_with(".xctest");
        ensure(!unit || run.contains(&name), || format!("{name} is not tested"))?;
    }
    Ok(())
}
